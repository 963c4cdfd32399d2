/// An item that a user can select by its name.
public protocol NamedItemContract: Sendable {
    /// The identifier, as code for items of several collections uses it.
    var key: ItemKey { get }
    var name: String { get }

    /// Another text that selects the item, such as the code of an episode.
    var shortName: String? { get }

    /// The number of items that refer to this item.
    ///
    /// Of several items with the same name, the one with the most appearances is the best known.
    var appearances: Int { get }

    /// The values that tell the item apart from items with similar names, in the current language.
    var distinctions: [String] { get }

    /// The values that tell results of a search apart, with the texts that the search also finds.
    var searchDistinctions: [String] { get }

    /// The values that a message adds if other items have the same name and the same distinctions.
    var furtherDistinctions: [String] { get }
}

extension NamedItemContract {
    public var shortName: String? { nil }
    public var appearances: Int { 0 }
    public var searchDistinctions: [String] { distinctions }
    public var furtherDistinctions: [String] { [] }
}

extension NamedItemContract where Self: Identifiable, ID: ItemIdentifier {
    public var key: ItemKey { id.key }
}

/// An item of any collection that a user can select by its name.
public struct NamedItem: NamedItemContract, Equatable {
    public let key: ItemKey
    public let name: String
    public let shortName: String?
    public let appearances: Int
    public let distinctions: [String]
    public let searchDistinctions: [String]
    public let furtherDistinctions: [String]

    public init(
        key: ItemKey, name: String, shortName: String? = nil, appearances: Int = 0, distinctions: [String],
        searchDistinctions: [String]? = nil, furtherDistinctions: [String] = []
    ) {
        self.key = key
        self.name = name
        self.shortName = shortName
        self.appearances = appearances
        self.distinctions = distinctions
        self.searchDistinctions = searchDistinctions ?? distinctions
        self.furtherDistinctions = furtherDistinctions
    }

    public init(_ item: some NamedItemContract) {
        self.init(
            key: item.key, name: item.name, shortName: item.shortName, appearances: item.appearances,
            distinctions: item.distinctions, searchDistinctions: item.searchDistinctions,
            furtherDistinctions: item.furtherDistinctions)
    }
}
