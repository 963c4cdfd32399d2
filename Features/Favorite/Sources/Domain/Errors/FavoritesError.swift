public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum FavoritesError: Error, Equatable, Sendable {
    /// A value that cannot be stored, or a file that cannot be imported.
    public enum InvalidData: Equatable, Sendable {
        case rating(String)
        case note
        /// The user gives two different notes for one item.
        case otherNote(ItemID)
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

    case notFound(ItemID)
    /// The items could not be fetched.
    case loadFailed(APIError)
    case notFavorites([ItemID])
    /// Favorites of several kinds have the identifier.
    case severalKinds([ItemID])
    /// The items are favorites already, so the options of the command line changed nothing.
    case alreadyFavorites([ItemName], selectedBy: [String], options: [String] = [])
    case invalidData(InvalidData)
    /// The favorites in the library could not be read, saved or deleted.
    case storageFailed(StorageOperation, StorageFailure)
    /// The export would replace an existing file.
    case fileExists(path: String)
    case fileFailed(StorageFailure)
}

extension FavoritesError {
    /// An item that the user knows by name, such as `Rick Sanchez (1)`.
    public struct ItemName: Equatable, Sendable, CustomStringConvertible {
        let id: ItemID
        let name: String

        public var description: String { "\(name) (\(id.key))" }
    }
}

extension FavoritesError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let id): "\(id.kind)Error.notFound %@".localized("\(id.key)")
        case .loadFailed(let error): error.localizedText
        case .notFavorites(let ids):
            "favoritesError.notFavorites %@ %@ %lld".localized(ids.list, ids.noun, ids.count).capitalizedFirst
        case .severalKinds(let ids):
            "favoritesError.severalKinds %@ %@".localized(
                ids.first.map { "\($0.key)" } ?? "", ids.map { [$0].noun }.joined(separator: ", "))
        case .alreadyFavorites(let items, _, _):
            "favoritesError.alreadyFavorites %@ %@ %lld".localized(
                items.map(\.description).joined(separator: ", "), items.map(\.id).noun, items.count)
        case .invalidData(.rating(let rating)): "favoritesError.rating %@".localized(rating)
        case .invalidData(.note): "favoritesError.note %@".localized("\(FavoriteDetails.longestNote)")
        case .invalidData(.otherNote(let id)):
            "favoritesError.otherNote %@ %@".localized([id].noun, "\(id.key)").capitalizedFirst
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
        case .notFound(let id): "not found: \(id)"
        case .loadFailed(let error): error.debugDescription
        case .notFavorites(let ids): "no favorites: \(ids)"
        case .severalKinds(let ids): "several kinds: \(ids)"
        case .alreadyFavorites(let items, _, _): "favorites already: \(items)"
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

extension [ItemID] {
    /// The word for the items in the current language; for items of several kinds, a general one.
    fileprivate var noun: String { (kind.map { "\($0).noun" } ?? "favorites.items").localized(count) }
}
