public import ChallengeCore
internal import ChallengeNetworking
internal import ChallengePersistence

/// An item of a declared collection.
public protocol ItemDTO: Equatable, Sendable, Identifiable where ID: ItemIdentifier {
    var id: ID { get set }

    /// Creates an item whose properties are then set, each by its column.
    init()

    static var collection: APICollection<Self> { get }
}

extension ItemDTO {
    static var table: String { collection.name }

    /// The columns of the table except `source` (the address of the API), `id` and `fetched_at`, as SQL writes them.
    static var columns: [String] { collection.columns }

    /// The columns that the criteria of lists compare.
    static var filterColumns: [String] { collection.filters.map { columns[$0] } }

    /// The values of the ``columns``.
    var values: [SQLValue] { Self.collection.texts(of: self).map { .text($0) } }

    /// The text by which a user recognizes the item.
    var rowName: String { Self.collection.text(0, of: self) }

    /// Returns `true` if the rows of both items are equal, byte by byte.
    ///
    /// The operator `==` takes quadratic time for some texts.
    func hasValues(of other: Self) -> Bool {
        zip(Self.collection.texts(of: self), Self.collection.texts(of: other))
            .allSatisfy { $0.isBytewiseEqual(to: $1) }
    }
}

/// An item in a response.
struct ResponseItem<Item: ItemDTO>: Decodable {
    let item: Item

    init(from decoder: any Decoder) throws { item = try Item.collection.item(MemberContainer(decoder)) }
}

/// An item in a page, or the reason why it cannot be read.
struct ListedItem<Item: ItemDTO>: Decodable {
    let item: Item?
    /// `nil` if it cannot be read.
    let identifier: Item.ID?
    /// `nil` for an item that can be read.
    let unreadable: UnreadableItem?

    init(from decoder: any Decoder) throws {
        do {
            let item = try Item.collection.item(MemberContainer(decoder))
            self.item = item
            identifier = item.id
            unreadable = nil
        } catch {
            identifier = try? MemberContainer(decoder).value(at: Item.collection.identifier) as Item.ID
            item = nil
            unreadable = UnreadableItem(identifier, DecodingErrorMapper().map(error))
        }
    }
}

/// An item of a page that cannot be read.
struct UnreadableItem: Equatable {
    /// `nil` if the identifier cannot be read or is invalid.
    private let identifier: String?
    let failure: LoadFailure

    init(_ identifier: (some ItemIdentifier)?, _ failure: LoadFailure) {
        self.identifier = identifier.flatMap { $0.isValid ? $0.description : nil }
        self.failure = failure
    }

    /// The identifier, and the place in the page.
    var text: String {
        guard case .unreadable(let path, _) = failure else { return identifier ?? "" }
        return identifier.map { "\($0) (\(path))" } ?? path
    }
}
