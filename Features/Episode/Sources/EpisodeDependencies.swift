public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct EpisodeDependencies: Sendable {
    let context: CollectionContext
    let cast: @Sendable () -> CastPort

    /// The port is made when a command uses it.
    public init(_ context: CollectionContext, cast: @autoclosure @escaping @Sendable () -> CastPort) {
        self.context = context
        self.cast = cast
    }
}
