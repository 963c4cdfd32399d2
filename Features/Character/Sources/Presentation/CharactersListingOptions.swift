import ChallengeTerminal

/// What listing and searching have in common on the line.
enum CharactersListingOptions {
    static let page = Option("page", .positiveInteger, help: "character.option.page", default: "1")
    static let all = Option.flag("all", help: "character.option.all")
    static let limit = Option("limit", .positiveInteger, help: "character.option.limit")
    static let name = Option("name", .text, help: "character.option.name")
    static let status = Option(
        "status",
        .choice(CharacterStatus.known.map { (value: $0.name, spellings: [$0.name.lowercased()]) }),
        placeholder: "STATUS", help: "character.option.status")
    static let species = Option("species", .text, help: "character.option.species")
    static let type = Option("type", .text, help: "character.option.type")
    static let gender = Option("gender", .text, help: "character.option.gender")

    static let paging: [any AnyOption] = [page, all, limit]
    static let pageOrAll: [any AnyOption] = [page, all]
    static let criteria: [any AnyOption] = [status, species, type, gender]
}

extension CharactersFilter {
    /// The criteria of the line, with a name from wherever the command takes it.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name,
            status: invocation[CharactersListingOptions.status],
            species: invocation[CharactersListingOptions.species],
            type: invocation[CharactersListingOptions.type],
            gender: invocation[CharactersListingOptions.gender])
    }
}
