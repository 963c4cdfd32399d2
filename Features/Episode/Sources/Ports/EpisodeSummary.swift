/// What other features may know of an episode.
public struct EpisodeSummary: Sendable, Equatable {
    public let name: String
    public let code: String
    /// As ISO 8601 writes it.
    public let airDate: String?

    init(_ episode: Episode) {
        name = episode.name
        code = episode.writtenCode
        airDate = episode.airDate?.description
    }
}
