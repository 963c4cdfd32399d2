import ChallengeCore
import ChallengeJSON

/// The form of an export.
extension FavoritesArchiveRepository {
    /// The versions that can be read; the favorites of the first one are characters.
    private static let versions = 1...2

    static func export(_ favorites: [FavoriteDTO]) -> JSONValue {
        .object([
            JSONMember("version", .integer(versions.upperBound)),
            JSONMember("favorites", .array(favorites.map(\.json))),
        ])
    }

    /// Reads the favorites of an export, and throws an error with the path of the first value that is missing or wrong.
    static func favorites(of export: [JSONMember], _ path: String) throws(FavoritesError) -> [FavoriteDTO] {
        guard case .integer(let version) = export["version"] else {
            throw .invalidData(.file(path: path, .member("version")))
        }
        guard versions.contains(version) else { throw .invalidData(.file(path: path, .version(version))) }
        guard case .array(let values) = export["favorites"] else {
            throw .invalidData(.file(path: path, .member("favorites")))
        }
        var favorites: [FavoriteDTO] = []
        for (index, value) in values.enumerated() {
            let place = "favorites[\(index)]"
            guard case .object(let members) = value else {
                throw .invalidData(.file(path: path, .member(place)))
            }
            let reader = FavoriteReader(members: members, isOfFirstVersion: version == 1)
            if let wrong = reader.wrongMember {
                throw .invalidData(.file(path: path, .member(place + "." + wrong)))
            }
            favorites.append(reader.favorite)
        }
        return favorites
    }
}

/// A favorite of an export.
private struct FavoriteReader {
    let members: [JSONMember]
    let isOfFirstVersion: Bool

    /// The name of the first member that is missing or wrong.
    var wrongMember: String? {
        if !kind.isValid || kind.contains("/") { return "kind" }
        guard let key, key != 0 else { return "id" }
        if text("name")?.isEmpty != false { return "name" }
        if !isTextOrMissing("shortName") { return "shortName" }
        guard case .object = record else { return "record" }
        if text("addedAt").flatMap(Timestamp.init) == nil { return "addedAt" }
        if members["rating"] ?? .null != .null, (try? FavoriteDetails(rating: rating ?? 0)) == nil { return "rating" }
        if !isTextOrMissing("note") || (try? FavoriteDetails(note: text("note"))) == nil { return "note" }
        guard let tags, (try? FavoriteDetails(tags: tags)) != nil else { return "tags" }
        return nil
    }

    var favorite: FavoriteDTO {
        FavoriteDTO(
            kind: kind, key: key ?? 0, name: text("name") ?? "", shortName: text("shortName"),
            record: JSONWriter.compact(record ?? .object([])), note: text("note"), rating: rating, tags: tags ?? [],
            addedAt: text("addedAt") ?? "")
    }

    private var kind: String { isOfFirstVersion ? "character" : text("kind") ?? "" }

    private var key: ItemKey? {
        switch members["id"] {
        case .integer(let number) where number.isValid: .number(number)
        case .string(let text) where text.isValid: .text(text)
        default: nil
        }
    }

    /// The fields of the item; those of a character in an export of the first version are members of the favorite.
    private var record: JSONValue? {
        guard isOfFirstVersion else { return members["record"] }
        let own = ["status", "species", "type", "gender"].map { JSONMember($0, members[$0] ?? .null) }
        return .object(own + ["origin", "location"].map { JSONMember($0 + ".name", members[$0] ?? .null) })
    }

    private var rating: Int? { if case .integer(let rating) = members["rating"] { rating } else { nil } }

    private var tags: [String]? {
        guard case .array(let values) = members["tags"] else { return nil }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts : nil
    }

    private func text(_ name: String) -> String? { members[name]?.text }

    private func isTextOrMissing(_ name: String) -> Bool { members[name] ?? .null == .null || text(name) != nil }
}

extension FavoriteDTO {
    fileprivate var json: JSONValue {
        .object([
            JSONMember("kind", .string(kind)), JSONMember("id", key.json), JSONMember("name", .string(name)),
            JSONMember("shortName", .string(shortName)),
            JSONMember("record", (try? JSONValue(json: record)) ?? .object([])),
            JSONMember("rating", .integer(rating)), JSONMember("tags", .array(tags.map(JSONValue.string))),
            JSONMember("note", .string(note)), JSONMember("addedAt", .string(addedAt)),
        ])
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
