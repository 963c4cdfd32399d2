public import ChallengeTerminal

/// The commands for the configuration file, and the configuration of a run.
public struct ConfigurationFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("config") { ConfigurationCommand(container: $0.container).command }
    ]

    let container: ConfigurationContainer

    /// The values that the user has stored for all commands.
    public let configuration: Configuration

    /// Reads the configuration.
    ///
    /// - Parameter path: The path of the file; `nil` without a home directory.
    public init(path: String?, settings: [any AnySetting], environment: [String: String]) {
        let file = ConfigurationFileRepository(path: path)
        container = ConfigurationContainer(file: file, environment: environment, keys: settings.map(\.key))
        configuration = Configuration(settings: settings, environment: environment, file: try file.configuredValues)
    }
}

extension ConfigurationFileRepositoryContract {
    /// The values of the file; `nil` if there is no file.
    ///
    /// - Throws: The reason why a command cannot use them.
    var configuredValues: ConfigurationFile? {
        get throws(SettingError) {
            guard let path, let content = try readContent() else { return nil }
            return try ConfigurationFile(path: path, content: content, isPrivate: isPrivate)
        }
    }

    private func readContent() throws(SettingError) -> [UInt8]? {
        do throws(ConfigurationError) {
            return try read()
        } catch .storageFailed(_, let failure) {
            throw .unreadable(failure)
        } catch {
            // Without a home directory, there is no file.
            return nil
        }
    }
}
