import ChallengeCore

/// A character that a person wants to keep, with their details on it.
struct Favorite: Sendable, Equatable {
    /// The character as it was when it was added.
    let character: FavoriteCharacter
    let details: FavoriteDetails
    let addedAt: Timestamp
}

extension Favorite {
    var id: Int { character.id }
}

/// What a person says about a favorite.
struct FavoriteDetails: Sendable, Equatable {
    static let ratings = 1...5
    static let longestNote = 10_000
    static let longestTag = 50

    let note: String?
    let rating: Int?
    /// In the order in which they were given, each once.
    let tags: [String]

    /// Nothing said.
    static let none = FavoriteDetails(unchecked: nil, nil, [])

    init(note: String? = nil, rating: Int? = nil, tags: [String] = []) throws(FavoritesError) {
        if let rating, !Self.ratings.contains(rating) { throw .invalidData(.rating(rating)) }
        if let note, note.unicodeScalars.count > Self.longestNote { throw .invalidData(.note) }
        let tags = tags.map(\.asTag)
        if let tag = tags.first(where: { !$0.isTag }) { throw .invalidData(.tag(tag)) }
        self.init(unchecked: note.flatMap { $0.isEmpty ? nil : $0 }, rating, tags.withoutRepetition)
    }

    /// What was kept once: a part that would not be taken today is left out, and the others stay.
    init(kept note: String?, rating: Int?, tags: [String]) {
        self.init(
            unchecked: note, rating.flatMap { Self.ratings.contains($0) ? $0 : nil },
            tags.filter(\.isTag))
    }

    private init(unchecked note: String?, _ rating: Int?, _ tags: [String]) {
        self.note = note
        self.rating = rating
        self.tags = tags
    }
}

extension String {
    fileprivate var isTag: Bool {
        !isEmpty && unicodeScalars.count <= FavoriteDetails.longestTag && !utf8.contains(UInt8(ascii: ","))
    }

    /// A tag as it is kept: case and the space around it are nothing that anybody means.
    var asTag: String { lowercased().trimmed }
}

/// How what is said about favorites is to change: a part that is not mentioned stays as it is.
///
/// A value, and not the details that come out, because somebody else may be changing the same favorite meanwhile.
struct FavoriteDetailsChange: Sendable, Equatable {
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

    /// Refuses what no details could hold.
    init(
        note: Part<String> = .kept, rating: Part<Int> = .kept, addedTags: [String] = [], removedTags: [String] = []
    ) throws(FavoritesError) {
        let given = try FavoriteDetails(
            note: note.applied(to: nil), rating: rating.applied(to: nil), tags: addedTags)
        self.note = note
        self.rating = rating
        self.addedTags = given.tags
        self.removedTags = removedTags.map(\.asTag)
    }
}
