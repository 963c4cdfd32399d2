import ChallengeTerminal

/// The options for the criteria of a list.
enum LocationsFilterOptions {
    static let name = Option("name", .text, help: "location.option.name")
    static let type = Option("type", .text, help: "location.option.type")
    static let dimension = Option("dimension", .text, help: "location.option.dimension")

    static let criteria: [any AnyOption] = [type, dimension]
}

extension LocationsFilter {
    /// Reads the criteria from the options, except the name, which some commands read from an argument.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name, type: invocation[LocationsFilterOptions.type],
            dimension: invocation[LocationsFilterOptions.dimension])
    }
}
