import ChallengeCore
import ChallengeJSON
import ChallengePersistence
import ChallengePlatform

/// Favorites as JSON in files, with the version of the file format.
struct FavoritesArchiveRepository: FavoritesArchiveRepositoryContract {
    /// The largest file that is imported, in bytes.
    private static let largestFile = 64 * 1024 * 1024

    private let fromDTO = FavoriteMapper()
    private let toDTO = FavoriteDTOMapper()
    private let errorMapper = FavoritesErrorMapper()

    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String { text(favorites) }

    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError) {
        do throws(StorageFailure) {
            try UserFile(path: path).write(Array(text(favorites).utf8), replacing: replacing)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving, file: (path, Self.largestFile)))
        }
    }

    func read(_ path: String) async throws(FavoritesError) -> [Favorite] {
        let members = try members(of: try content(of: path), path)
        return try Self.favorites(of: members, path).map(fromDTO.map)
    }

    private func text(_ favorites: [Favorite]) -> String {
        JSONWriter.pretty(Self.export(favorites.map(toDTO.map))) + "\n"
    }

    private func content(of path: String) throws(FavoritesError) -> Data {
        do throws(StorageFailure) {
            return Data(try UserFile(path: path).read(limit: Self.largestFile).withoutByteOrderMark)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading, file: (path, Self.largestFile)))
        }
    }

    private func members(of data: Data, _ path: String) throws(FavoritesError) -> [JSONMember] {
        if let member = JSONTextLimits.violation(in: data)?.path {
            let limit = JSONTextLimits.longestText
            throw .invalidData(.file(path: path, member.isEmpty ? .format : .longText(member, limit: limit)))
        }
        guard let text = String(validating: data, as: UTF8.self), case .object(let members) = try? JSONValue(json: text)
        else { throw .invalidData(.file(path: path, .format)) }
        return members
    }
}
