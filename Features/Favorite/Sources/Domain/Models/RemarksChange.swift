/// How what is said about favorites is to change: a part that is not mentioned stays as it is.
///
/// A value, and not the remarks that come out, because somebody else may be changing the same favorite meanwhile.
struct RemarksChange: Sendable, Equatable {
    enum Part<Value: Sendable & Equatable>: Sendable, Equatable {
        case kept
        case set(Value)
        case removed

        func applied(to value: Value?) -> Value? {
            switch self {
            case .kept: value
            case .set(let new): new
            case .removed: nil
            }
        }
    }

    let note: Part<String>
    let rating: Part<Int>
    let addedTags: [String]
    let removedTags: [String]

    /// Refuses what no remarks could hold.
    init(
        note: Part<String> = .kept, rating: Part<Int> = .kept, addedTags: [String] = [], removedTags: [String] = []
    ) throws(FavoritesError) {
        let given = try FavoriteRemarks(
            note: note.applied(to: nil), rating: rating.applied(to: nil), tags: addedTags)
        self.note = note
        self.rating = rating
        self.addedTags = given.tags
        self.removedTags = removedTags.map(\.asTag)
    }
}
