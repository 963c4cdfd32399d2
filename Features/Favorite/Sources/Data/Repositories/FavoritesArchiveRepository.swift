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

    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String {
        String(decoding: try data(of: favorites, for: "-"), as: UTF8.self)
    }

    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError) {
        let data = try data(of: favorites, for: path)
        do throws(StorageFailure) {
            try UserFile(path: path).write(Array(data), replacing: replacing)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving, file: (path, Self.largestFile)))
        }
    }

    func read(_ path: String) async throws(FavoritesError) -> [Favorite] {
        let archive = try decode(try content(of: path), path)
        guard archive.version == FavoritesArchiveDTO.currentVersion else {
            throw .invalidData(.file(path: path, .version(archive.version)))
        }
        for (index, favorite) in archive.favorites.enumerated() { try check(favorite, at: index, path) }
        return archive.favorites.map(fromDTO.map)
    }

    private func data(of favorites: [Favorite], for path: String) throws(FavoritesError) -> Data {
        let archive = FavoritesArchiveDTO(
            version: FavoritesArchiveDTO.currentVersion, favorites: favorites.map(toDTO.map))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let text = String(decoding: try encoder.encode(archive), as: UTF8.self)
            return Data((text.withInvisibleCharactersEscaped + "\n").utf8)
        } catch {
            throw .fileFailed(StorageFailure(cause: .other(reason: "\(error)"), path: path))
        }
    }

    private func content(of path: String) throws(FavoritesError) -> Data {
        do throws(StorageFailure) {
            return Data(try UserFile(path: path).read(limit: Self.largestFile).withoutByteOrderMark)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading, file: (path, Self.largestFile)))
        }
    }

    private func decode(_ data: Data, _ path: String) throws(FavoritesError) -> FavoritesArchiveDTO {
        if let member = JSONTextLimits.violation(in: data)?.path {
            let limit = JSONTextLimits.longestText
            throw .invalidData(.file(path: path, member.isEmpty ? .format : .longText(member, limit: limit)))
        }
        do {
            return try JSONDecoder().decode(FavoritesArchiveDTO.self, from: data)
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .invalidData(.file(path: path, .member((context.codingPath + [key]).path)))
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw .invalidData(
                .file(path: path, context.codingPath.isEmpty ? .format : .member(context.codingPath.path)))
        } catch {
            throw .invalidData(.file(path: path, .format))
        }
    }

    /// Throws an error with the path of the first invalid value.
    private func check(_ favorite: FavoriteDTO, at index: Int, _ path: String) throws(FavoritesError) {
        let error: String? =
            if favorite.id < 1 {
                "id"
            } else if favorite.name.isEmpty {
                "name"
            } else if Timestamp(favorite.addedAt) == nil {
                "addedAt"
            } else if (try? FavoriteDetails(rating: favorite.rating)) == nil {
                "rating"
            } else if (try? FavoriteDetails(note: favorite.note)) == nil {
                "note"
            } else if (try? FavoriteDetails(tags: favorite.tags)) == nil {
                "tags"
            } else {
                nil
            }
        if let error { throw .invalidData(.file(path: path, .member("favorites[\(index)].\(error)"))) }
    }
}

extension String {
    /// The JSON text with its invisible characters as escapes.
    ///
    /// The result is valid JSON, because invisible characters occur only in strings.
    fileprivate var withInvisibleCharactersEscaped: String {
        if utf8.allSatisfy({ $0 < 0x7F }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isInvisible {
                text += JSONWriter.escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .control: self != "\n"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }
}
