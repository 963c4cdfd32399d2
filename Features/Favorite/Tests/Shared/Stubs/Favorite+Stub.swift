public import ChallengeCore

@testable import ChallengeFavorite

extension ItemID: ExpressibleByIntegerLiteral {
    /// Creates the identity of a character.
    public init(integerLiteral value: Int) { self.init("character", .number(value)) }
}

extension Favorite {
    static func stub(
        id: ItemKey = 1,
        name: String = "Rick Sanchez",
        kind: String = "character",
        shortName: String? = nil,
        status: String = "Alive",
        species: String = "Human",
        details: FavoriteDetails = .none,
        addedAt: Int64 = 1_700_000_000_000
    ) -> Favorite {
        Favorite(
            kind: kind, item: .stub(id, name: name, shortName: shortName, status: status, species: species),
            details: details, addedAt: Timestamp(millisecondsSince1970: addedAt))
    }

    static func stub(
        id: Int, name: String = "Rick Sanchez", details: FavoriteDetails = .none, addedAt: Int64 = 1_700_000_000_000
    ) -> Favorite {
        .stub(id: .number(id), name: name, details: details, addedAt: addedAt)
    }

    /// An episode, which has the number of a character.
    static let episode = Favorite.stub(id: 28, name: "The Ricklantis Mixup", kind: "episode", shortName: "S03E07")
}

extension ItemCopy {
    static func stub(
        _ key: ItemKey = 1, name: String = "Rick Sanchez", shortName: String? = nil, status: String = "Alive",
        species: String = "Human"
    ) -> ItemCopy {
        ItemCopy(
            key: key, name: name, shortName: shortName,
            record: #"{"status":"\#(status)","species":"\#(species)","origin.name":"Earth (C-137)"}"#)
    }
}

extension NamedItem {
    static func stub(id: Int) -> NamedItem {
        NamedItem(key: .number(id), name: "Rick", distinctions: ["Human", "2 episodes"])
    }
}
