import ChallengeTerminal

/// The repository for the feature's commands.
struct ConfigurationContainer: Sendable {
    let file: any ConfigurationFileRepositoryContract
    let settings: [Setting<any Sendable>]
    let environment: [String: String]
    let reservedNames: [String]
}
