/// The repository for the feature's commands, and the environment, which names the user's editor.
struct ConfigurationContainer: Sendable {
    let file: any ConfigurationFileRepositoryContract
    let environment: [String: String]
}
