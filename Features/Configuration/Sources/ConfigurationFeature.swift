public import ChallengeCore
public import ChallengeTerminal

/// The commands for the configuration file, and the configuration of a run.
public struct ConfigurationFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameters:
    ///   - path: The path of the file; `nil` without a home directory.
    ///   - environment: The environment variables, which name the user's editor.
    ///   - reservedNames: The names of the commands, which no alias can have.
    public init(
        path: String?, settings: [any AnySetting], environment: [String: String], reservedNames: [String]
    ) {
        let container = ConfigurationContainer(
            file: ConfigurationFileRepository(path: path), settings: settings.map(\.erased), environment: environment,
            reservedNames: reservedNames)
        commands = [Command("config", onDemand: ConfigurationCommand(container: container).command)]
    }

    /// Reads the values that the user has stored for all commands.
    public static func configuration(
        path: String?, settings: [any AnySetting], environment: [String: String]
    ) -> Configuration {
        Configuration(
            settings: settings, environment: environment, file: ConfigurationFileRepository(path: path).configuredValues
        )
    }
}
