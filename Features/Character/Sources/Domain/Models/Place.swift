/// Where a character comes from or was last seen: a location, or nowhere that anybody knows.
struct Place: Sendable, Equatable {
    let id: Int?
    let name: String

    var isKnown: Bool { id != nil }
}
