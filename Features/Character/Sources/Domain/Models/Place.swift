/// Where a character comes from or was last seen: a location, or nowhere that anybody knows.
struct Place: Sendable, Equatable {
    /// `nil` for a place that nobody knows.
    let id: Int?
    let name: String
}
