public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct EpisodeDependencies: Sendable {
    let context: CollectionContext
    let cast: CastPort

    public init(_ context: CollectionContext, cast: CastPort) {
        self.context = context
        self.cast = cast
    }
}
