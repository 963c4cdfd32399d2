import ChallengeCollections
import ChallengeCore
import ChallengeTerminal

/// The collections with the items that have been loaded.
struct Catalog: Sendable {
    private struct Loaded: Sendable {
        let items: Fetched<[BrowsableItem]>
        let positions: [ItemKey: Int]
        let table: ItemTable
    }

    let collections: [BrowsedCollection]
    private var fields: [String: [Field<AnyRecord>]] = [:]
    private var loaded: [String: Loaded] = [:]
    /// The reasons why lists could not be read.
    private(set) var failures: [String: String] = [:]

    init(_ collections: [BrowsedCollection]) {
        self.collections = collections
        for collection in collections { fields[collection.kind] = collection.items.fields() }
    }

    mutating func set(_ items: Fetched<[BrowsableItem]>, of kind: String) {
        fields[kind] = collection(of: kind)?.items.fields()
        let positions = items.value.enumerated().map { ($1.key, $0) }
        loaded[kind] = Loaded(
            items: items, positions: Dictionary(positions) { first, _ in first },
            table: ItemTable(fields(of: kind), items.value))
        failures[kind] = nil
    }

    /// Makes the fields of a list again: the ages in them are those of now.
    mutating func renewFields(of kind: String) { if let items = items(of: kind) { set(items, of: kind) } }

    mutating func setFailure(_ sentence: String, of kind: String, keepsItems: Bool) {
        failures[kind] = sentence
        if !keepsItems { loaded[kind] = nil }
    }

    func collection(of kind: String) -> BrowsedCollection? { collections.first { $0.kind == kind } }

    /// Returns the fields of an item, with their links and relations.
    func fields(of kind: String) -> [Field<AnyRecord>] { fields[kind] ?? [] }

    /// Returns the fields by which a list can be sorted.
    func sortFields(of kind: String) -> [Field<AnyRecord>] {
        let fields = fields(of: kind).filter { $0.isMoment || $0.relation == nil && $0.column.visibility >= .tables }
        return fields + self.fields(of: kind).compactMap(\.countInWideTables)
    }

    /// Returns the columns of a list; none before its items are loaded.
    func table(of kind: String) -> ItemTable? { loaded[kind]?.table }

    /// Returns the items with the origin of their data; `nil` before they are loaded.
    func items(of kind: String) -> Fetched<[BrowsableItem]>? { loaded[kind]?.items }

    /// Returns the address of the picture of an item, or of the item to which an entry of another list refers.
    func picture(of item: BrowsableItem, _ kind: String) -> String? {
        let linked = item.link.keys.first.flatMap { self.item(item.link.kind, $0) }
        let fields = fields(of: linked == nil ? kind : item.link.kind)
        return fields.compactMap(\.picture).first?((linked ?? item).record)
    }

    func item(_ kind: String, _ key: ItemKey) -> BrowsableItem? {
        loaded[kind].flatMap { loaded in loaded.positions[key].map { loaded.items.value[$0] } }
    }
}

/// The marked items.
extension Catalog {
    /// The names of the kinds of items that can be marked, in the current language.
    var markableKinds: String {
        (marked?.marks.kinds ?? []).compactMap { collection(of: $0)?.name.noun(2) }.joined(separator: ", ")
    }

    /// The list of the marked items with their marks.
    var marked: (list: BrowsedCollection, marks: ItemMarks)? {
        collections.lazy.compactMap { list in list.marks.map { (list, $0) } }.first
    }

    /// Returns `true` for a list in which some items can be marked, but that is not the list of the marked ones.
    func canHaveMarks(_ kind: String) -> Bool {
        guard let marked, let list = collection(of: kind) else { return false }
        return marked.marks.kinds.contains(kind) || list.source == nil && list.marks == nil
    }

    /// Returns the marked item with the user's texts, if the item is marked.
    func mark(of link: ItemLink) -> BrowsableItem? {
        guard let (list, marks) = marked else { return nil }
        return marks.key(link).flatMap { item(list.kind, $0) }
    }
}
