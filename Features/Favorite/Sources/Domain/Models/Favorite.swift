import ChallengeCore

/// An item that the user added to the favorites, with the user's details.
struct Favorite: Sendable, Equatable {
    let kind: String
    /// The item as it was when it was added.
    let item: ItemCopy
    let details: FavoriteDetails
    let addedAt: Timestamp
}

extension Favorite {
    var id: ItemID { ItemID(kind, item.key) }

    /// Returns the favorite with changed details; the same favorite if the change conflicts with its details.
    func applying(_ change: FavoriteDetailsChange) -> Favorite {
        if !change.conflicts(with: details).isEmpty { return self }
        let removed = Set(change.removedTags)
        let tags = details.tags.filter { !removed.contains($0) } + change.addedTags
        return Favorite(
            kind: kind, item: item,
            details: FavoriteDetails(
                stored: change.note.applied(to: details.note), rating: change.rating.applied(to: details.rating),
                tags: tags),
            addedAt: addedAt)
    }
}

/// The note, the rating and the tags that the user gives to a favorite.
struct FavoriteDetails: Sendable, Equatable {
    static let ratings = 1...5
    static let longestNote = 10_000
    static let longestTag = 50

    let note: String?
    let rating: Int?
    /// The tags in the order in which the user gave them, without repetition.
    let tags: [String]

    /// Details without note, rating and tags.
    static let none = FavoriteDetails(unchecked: nil, nil, [])

    init(note: String? = nil, rating: Int? = nil, tags: [String] = []) throws(FavoritesError) {
        if let rating, !Self.ratings.contains(rating) { throw .invalidData(.rating("\(rating)")) }
        if let note, note.unicodeScalars.count > Self.longestNote { throw .invalidData(.note) }
        let tags = tags.map(\.asTag)
        if let tag = tags.first(where: { !$0.isTag }) { throw .invalidData(.tag(tag)) }
        self.init(unchecked: note, rating, tags.withoutRepetition)
    }

    /// Creates details from stored or imported values, without a rating or tags that are not valid any more.
    init(stored note: String?, rating: Int?, tags: [String]) {
        self.init(
            unchecked: note, rating.flatMap { Self.ratings.contains($0) ? $0 : nil },
            tags.map(\.asTag).filter(\.isTag).withoutRepetition)
    }

    private init(unchecked note: String?, _ rating: Int?, _ tags: [String]) {
        self.note = note.flatMap { $0.isEmpty ? nil : $0 }
        self.rating = rating
        self.tags = tags
    }
}

extension String {
    fileprivate var isTag: Bool {
        !isEmpty && unicodeScalars.count <= FavoriteDetails.longestTag && !utf8.contains(UInt8(ascii: ","))
    }

    /// The text as a stored tag: in lower case, without the white space around it.
    var asTag: String { lowercased().trimmed }
}

/// A change of a favorite's details; a part that is not given stays as it is.
///
/// The change is applied to the stored details, because another process may change the same favorite at the same time.
struct FavoriteDetailsChange: Sendable, Equatable {
    enum Part<Value: Sendable & Equatable>: Sendable, Equatable {
        case unchanged
        case set(Value)
        case removed

        func applied(to value: Value?) -> Value? {
            switch self {
            case .unchanged: value
            case .set(let new): new
            case .removed: nil
            }
        }

        /// `true` if the change would overwrite a value that was stored in place of the old one.
        fileprivate func overwrites(_ stored: Value?, inPlaceOf old: Value?) -> Bool {
            stored != old && applied(to: stored) != stored
        }
    }

    enum Conflict: Sendable {
        case note
        case rating
    }

    let note: Part<String>
    let rating: Part<Int>
    let addedTags: [String]
    let removedTags: [String]
    /// The details that the user saw; a change with these overwrites no other ones.
    let base: FavoriteDetails?

    /// Throws an error if a value is not valid.
    init(
        note: Part<String> = .unchanged, rating: Part<Int> = .unchanged, addedTags: [String] = [],
        removedTags: [String] = [], base: FavoriteDetails? = nil
    ) throws(FavoritesError) {
        let given = try FavoriteDetails(note: note.applied(to: nil), rating: rating.applied(to: nil), tags: addedTags)
        self.note = note
        self.rating = rating
        self.addedTags = given.tags
        self.removedTags = removedTags.map(\.asTag)
        self.base = base
    }

    /// Returns the parts that the change would overwrite although they are not those that the user saw.
    ///
    /// Tags never conflict, because they are added and removed one by one.
    func conflicts(with stored: FavoriteDetails) -> [Conflict] {
        guard let base else { return [] }
        let note: [Conflict] = note.overwrites(stored.note, inPlaceOf: base.note) ? [.note] : []
        return note + (rating.overwrites(stored.rating, inPlaceOf: base.rating) ? [.rating] : [])
    }
}
