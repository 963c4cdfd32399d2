/// The objects of the commands: the file, the environment (with the user's editor) and the keys of the settings.
struct ConfigurationContainer: Sendable {
    let file: any ConfigurationFileRepositoryContract
    let environment: [String: String]
    /// The keys of all settings.
    let keys: [String]
}
