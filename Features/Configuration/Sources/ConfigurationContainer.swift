/// The repository for the feature's commands, the environment, which names the user's editor, and the settings.
struct ConfigurationContainer: Sendable {
    let file: any ConfigurationFileRepositoryContract
    let environment: [String: String]
    /// The keys of all settings.
    let keys: [String]
}
