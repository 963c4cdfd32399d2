import ChallengeTerminal

/// The criteria of a list, as the line names them.
enum LocationsFilterOptions {
    static let name = Option("name", .text, help: "location.option.name")
    static let type = Option("type", .text, help: "location.option.type")
    static let dimension = Option("dimension", .text, help: "location.option.dimension")

    static let criteria: [any AnyOption] = [type, dimension]
}

extension LocationsFilter {
    /// The criteria of the line, with a name from wherever the command takes it.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name, type: invocation[LocationsFilterOptions.type],
            dimension: invocation[LocationsFilterOptions.dimension])
    }
}
