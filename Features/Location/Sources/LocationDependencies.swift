public import ChallengeRepository

/// The values that the app creates for one run of a command.
public struct LocationDependencies: Sendable {
    let context: CollectionContext
    let residents: ResidentsPort

    public init(_ context: CollectionContext, residents: ResidentsPort) {
        self.context = context
        self.residents = residents
    }
}
