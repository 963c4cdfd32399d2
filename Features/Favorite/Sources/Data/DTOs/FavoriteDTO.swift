import ChallengeCore

/// A favorite as it is stored.
struct FavoriteDTO: Sendable, Equatable {
    let kind: String
    let key: ItemKey
    let name: String
    let shortName: String?
    /// The values of the item's fields by their names, as a JSON object.
    let record: String
    let note: String?
    let rating: Int?
    let tags: [String]
    /// The time in the format of the API: `2017-11-04T18:48:46.250Z`.
    let addedAt: String

    var id: ItemID { ItemID(kind, key) }
}
