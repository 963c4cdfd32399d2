public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum ConfigurationError: Error, Equatable, Sendable {
    /// There is no home directory, so the file has no place.
    case noPath
    /// The file could not be read or saved.
    case storageFailed(StorageOperation, StorageFailure)
    /// The configuration does not have a key or a value of the command line; the sentence describes the mistake.
    case wrongSetting(String)
    /// The user has set no editor, and there is no terminal for the default one.
    case noEditor(path: String)
    /// The editor ended with an error or could not be started.
    case editorFailed(command: String)
}

extension ConfigurationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noPath: "configuration.error.noPath".localized()
        case .storageFailed(let operation, let failure):
            "configuration.error.storage %@ %@".localized(operation.localizedVerb, failure.localizedText)
        case .wrongSetting(let mistake): mistake
        case .noEditor(let path): "configuration.error.noEditor %@".localized(path)
        case .editorFailed(let command): "configuration.error.editor %@".localized(command)
        }
    }
}

extension ConfigurationError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .noPath: "no path"
        case .storageFailed(let operation, let failure): "\(operation.rawValue) configuration: \(failure)"
        case .wrongSetting(let mistake): mistake
        case .noEditor(let path): "no editor for \(path)"
        case .editorFailed(let command): "editor failed: \(command)"
        }
    }
}
