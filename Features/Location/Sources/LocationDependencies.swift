public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct LocationDependencies: Sendable {
    let context: CollectionContext
    let residents: @Sendable () -> ResidentsPort

    /// The port is made when a command uses it.
    public init(_ context: CollectionContext, residents: @autoclosure @escaping @Sendable () -> ResidentsPort) {
        self.context = context
        self.residents = residents
    }
}
