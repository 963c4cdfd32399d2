public import ChallengeCore
public import ChallengeTerminal

/// The commands for the configuration file, and the configuration of a run.
public struct ConfigurationFeature: FeatureContract {
    public let commands: [Command]

    /// The values that the user has stored for all commands.
    public let configuration: Configuration

    /// Reads the configuration.
    ///
    /// - Parameter path: The path of the file; `nil` without a home directory.
    public init(path: String?, settings: [any AnySetting], environment: [String: String]) {
        let file = ConfigurationFileRepository(path: path)
        let container = ConfigurationContainer(file: file, environment: environment, keys: settings.map(\.erased.key))
        commands = [Command("config", onDemand: ConfigurationCommand(container: container).command)]
        configuration = Configuration(settings: settings, environment: environment, file: file.configuredValues)
    }
}
