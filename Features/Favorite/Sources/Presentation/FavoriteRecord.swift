import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal

/// A favorite with the values of its copied record.
struct FavoriteRecord: Sendable {
    let favorite: Favorite
    let copy: CopiedRecord

    init(_ favorite: Favorite) {
        self.favorite = favorite
        copy = CopiedRecord(favorite.kind, favorite.item.record)
    }
}

extension ItemKinds {
    /// Returns the fields of a favorite in every output format; scripts depend on the names.
    ///
    /// - Parameters:
    ///   - favorites: The favorites that are shown; `nil` if favorites of all kinds can be.
    ///   - pictures: The addresses of their pictures.
    ///   - now: The current time, from which ages are computed.
    func schema(
        of favorites: [Favorite]? = nil, pictures: [ItemID: String] = [:], now: Date? = nil
    ) -> RecordSchema<FavoriteRecord> {
        let present = favorites.map { Set($0.map(\.kind)) } ?? Set(all.map(\.name.one))
        let own: [Field<FavoriteRecord>] = [
            Field(
                "rating", header: "favorites.field.rating",
                column: TableColumn(alignment: .trailing, priority: 3, minimumWidth: 6),
                json: { .integer($0.favorite.details.rating) }),
            Field(
                "tags", header: "favorites.field.tags", column: TableColumn(priority: 4),
                list: { $0.favorite.details.tags.map(JSONValue.string) }),
            Field(
                "note", header: "favorites.field.note", column: TableColumn(priority: 5),
                json: { .string($0.favorite.details.note) }),
            Field(
                "addedAt", header: "favorites.field.addedAt", column: .hidden, moment: \.favorite.addedAt,
                now: now),
        ]
        let copied: [Field<FavoriteRecord>] = fields(of: present, \.copy)
        let others = copied.filter { field in !own.contains { $0.name == field.name } }
        return RecordSchema(
            fields: [
                Field(
                    "id", header: "search.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                    json: { $0.favorite.item.key.json }
                ).linking(to: { ItemLink(kind: $0.favorite.kind, keys: [$0.favorite.item.key]) }),
                Field(
                    "name", header: "search.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                    json: { .string($0.favorite.item.name) }
                ).showingPicture { pictures[$0.favorite.id] },
            ] + others + own,
            title: \.favorite.item.name)
    }

    /// Returns the item with a key among those of all kinds, also a favorite of a kind that the program does not have.
    func id(_ key: ItemKey, among favorites: [Favorite]) -> ItemID {
        favorites.map(\.id).first { self.key(of: $0) == key } ?? id(key)
    }

    /// The mapping of favorites for code that shows items of any kind.
    var named: @Sendable (Favorite) -> NamedItem {
        let distinctions = distinctions()
        return { favorite in
            let (id, details) = (favorite.id, favorite.details)
            let kind = id.kind == first ? nil : noun(id.kind)
            let tags = details.tags.isEmpty ? nil : details.tags.joined(separator: ", ")
            return NamedItem(
                key: key(of: id), name: favorite.item.name, shortName: favorite.item.shortName,
                distinctions: [kind, details.note, tags].compactMap(\.self),
                furtherDistinctions: distinctions(FavoriteRecord(favorite).copy))
        }
    }
}
