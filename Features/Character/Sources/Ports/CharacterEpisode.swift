/// An episode, as far as its characters care.
public struct CharacterEpisode: Sendable, Equatable {
    let name: String
    let code: String
    /// As ISO 8601 writes it.
    let airDate: String?

    public init(name: String, code: String, airDate: String?) {
        self.name = name
        self.code = code
        self.airDate = airDate
    }
}
