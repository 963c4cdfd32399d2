public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum FavoritesError: Error, Equatable, Sendable {
    /// A value that cannot be stored, or a file that cannot be imported.
    public enum InvalidData: Equatable, Sendable {
        case rating(String)
        case note
        /// The user gives two different notes for one character.
        case otherNote(identifier: Int)
        case tag(String)
        case file(path: String, ImportMistake)
    }

    /// The reason why a file cannot be imported.
    public enum ImportMistake: Equatable, Sendable {
        /// The file is not an export of this program.
        case format
        /// The value at this path is missing or invalid.
        case member(String)
        /// The text at this path has more bytes than the limit.
        case longText(String, limit: Int)
        /// Another version of the program wrote the file.
        case version(Int)
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
    }

    /// No characters have these identifiers.
    case notFound(identifiers: [Int])
    /// The characters could not be fetched.
    case loadFailed(APIError)
    case notFavorites(identifiers: [Int])
    /// The characters are favorites already, so the options of the command line changed nothing.
    case alreadyFavorites([CharacterName], options: [String] = [])
    case invalidData(InvalidData)
    /// The favorites in the library could not be read, saved or deleted.
    case storageFailed(StorageOperation, StorageFailure)
    /// The export would replace an existing file.
    case fileExists(path: String)
    case fileFailed(StorageFailure)
}

extension FavoritesError {
    /// A character that the user knows by name, such as `Rick Sanchez (1)`.
    public struct CharacterName: Equatable, Sendable, CustomStringConvertible {
        let identifier: Int
        let name: String

        public var description: String { "\(name) (\(identifier))" }
    }

    init(characterNotFound identifier: Int) { self = .notFound(identifiers: [identifier]) }
}

extension FavoritesError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifiers): "characterError.notFound %@".localized(identifiers.text)
        case .loadFailed(let error): error.localizedText
        case .notFavorites(let identifiers):
            "favoritesError.notFavorites %@ %lld".localized(identifiers.text, identifiers.count)
        case .alreadyFavorites(let characters, _):
            "favoritesError.alreadyFavorites %@ %lld".localized(
                characters.map(\.description).joined(separator: ", "), characters.count)
        case .invalidData(.rating(let rating)): "favoritesError.rating %@".localized(rating)
        case .invalidData(.note): "favoritesError.note %@".localized("\(FavoriteDetails.longestNote)")
        case .invalidData(.otherNote(let identifier)): "favoritesError.otherNote %@".localized("\(identifier)")
        case .invalidData(.tag(let tag)): "favoritesError.tag %@".localized(tag)
        case .invalidData(.file(let path, .format)): "favoritesError.file.format %@".localized(path.fileName)
        case .invalidData(.file(let path, .member(let member))):
            "favoritesError.file.member %@ %@".localized(path.fileName, member)
        case .invalidData(.file(let path, .longText(let member, let limit))):
            "favoritesError.file.longText %@ %@ %@".localized(path.fileName, member, limit.binarySizeText)
        case .invalidData(.file(let path, .version(let version))):
            "favoritesError.file.version %@ %@".localized(path.fileName, "\(version)")
        case .invalidData(.file(let path, .tooLarge(let limit))):
            "favoritesError.file.tooLarge %@ %@".localized(path.fileName, limit.binarySizeText)
        case .storageFailed(let operation, let failure):
            "favoritesError.storageFailed %@ %@".localized(operation.localizedVerb, failure.localizedText)
        case .fileExists(let path): "favoritesError.fileExists %@".localized(path.shortenedPath)
        case .fileFailed(let failure): failure.localizedText
        }
    }
}

extension FavoritesError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifiers): "not found: characters \(identifiers)"
        case .loadFailed(let error): error.debugDescription
        case .notFavorites(let identifiers): "no favorites: \(identifiers)"
        case .alreadyFavorites(let characters, _): "favorites already: \(characters)"
        case .invalidData(let data): "invalid \(data)"
        case .storageFailed(let operation, let failure): "\(operation.rawValue) favorites: \(failure)"
        case .fileExists(let path): "file exists: \(path)"
        case .fileFailed(let failure): failure.debugDescription
        }
    }
}

extension String {
    /// The path, or the words for `-`.
    fileprivate var fileName: String { self == "-" ? "favoritesError.file.standardInput".localized() : shortenedPath }
}

extension [Int] {
    fileprivate var text: String { map(String.init).joined(separator: ", ") }
}
