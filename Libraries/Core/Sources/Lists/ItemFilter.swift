/// A member of an item by which lists can be filtered; the raw value is the name of the criterion in the API.
public protocol FilterFieldContract: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    associatedtype Item

    /// The name by which a user recognizes the item.
    static var name: Self { get }

    /// Returns the text of the item that a value is compared with; for a list of texts, their `filterText`.
    func text(of item: Item) -> String
}

/// A filter for a list: of each field, one of the values must be part of the member, ignoring case.
///
/// An API takes one value of each field that it answers. Everything else is decided on this machine over the whole list:
/// other fields, several values of a field, and the comparison of whole values that the user asks for.
///
///     let filter = ItemFilter<LocationFilterField>([.name: "earth", .type: "planet"])
public struct ItemFilter<Field: FilterFieldContract>: Sendable, Hashable {
    private var values: [Field: FilterValues]
    private var rules = FilterRules.all
    /// `true` if a value must be the whole member instead of a part.
    private var isExact = false

    /// - Parameter values: The values of each field, of which one must match.
    public init(_ values: [Field: [String]?] = [:]) {
        self.values = values.compactMapValues { $0.flatMap(Self.prepared) }
    }

    private static func prepared(_ values: [String]) -> FilterValues? {
        values.isEmpty ? nil : FilterValues(values.distinct)
    }

    public init(_ values: [Field: String?]) { self.init(values.mapValues { $0.map { [$0] } }) }

    /// The filter that matches every item.
    public static var none: ItemFilter { ItemFilter() }

    /// The value of the field; `nil` if it has none or several.
    public subscript(field: Field) -> String? { values[field]?.only }

    /// The values that the API compares, in the order of the fields: those of answered fields with one value.
    public var criteria: [(field: Field, value: String)] {
        Field.allCases.filter(isAnswered).compactMap { field in self[field].map { (field, $0) } }
    }

    /// `true` if the criteria are the whole filter, so that the list of an API has exactly the items that meet it.
    public var consistsOfCriteria: Bool {
        values.allSatisfy { isAnswered($0.key) && $0.value.only != nil } && (!isExact || values.isEmpty)
    }

    public var isEmpty: Bool { values.isEmpty }

    private func isAnswered(_ field: Field) -> Bool { rules.answered?.contains(field.rawValue) ?? true }

    /// Returns the filter with the rules of a collection.
    public func following(_ rules: FilterRules) -> ItemFilter {
        var filter = self
        filter.rules = rules
        filter.values = values.mapValues { $0.anchoring(rules.anchored) }
        return filter
    }

    /// Returns `true` if the item meets the filter; an API decides about a criterion in the same way.
    public func includes(_ item: Field.Item) -> Bool {
        values.allSatisfy { field, values in
            let text = field.text(of: item)
            if rules.exact.contains(field.rawValue) { return values.areOne(of: text) }
            return isExact ? values.areOneInAnyCase(of: text) : values.areIn(text)
        }
    }

    /// Returns the filter with another name.
    public func with(_ name: String?) -> ItemFilter { with(names: name.map { [$0] } ?? []) }

    /// Returns the filter with other names, of which one must match.
    public func with(names: [String]) -> ItemFilter {
        var filter = self
        filter.values[.name] = Self.prepared(names)?.anchoring(rules.anchored)
        return filter
    }

    /// Returns the filter that compares whole values.
    public func exact() -> ItemFilter {
        var filter = self
        filter.isExact = true
        return filter
    }
}

/// The values of a field, which are prepared once for the comparison with many items.
struct FilterValues: Hashable, Sendable {
    /// The byte before each text, and before a value that must match at the start; no text in UTF-8 has it.
    private static let start: UInt8 = 0xFF

    /// The value if it is the only one.
    let only: String?
    private let whole: Set<[UInt8]>
    private let lowercased: [[UInt8]]
    private var parts: TextAlternatives

    init(_ values: [String]) {
        only = values.count == 1 ? values[0] : nil
        whole = Set(values.map { [UInt8]($0.utf8) })
        lowercased = values.map { [UInt8]($0.lowercased().utf8) }
        parts = TextAlternatives(lowercased)
    }

    func anchoring(_ beginnings: [String]) -> FilterValues {
        if beginnings.isEmpty { return self }
        var values = self
        values.parts = TextAlternatives(
            lowercased.map { value in beginnings.contains { value.starts(with: $0.utf8) } ? [Self.start] + value : value
            })
        return values
    }

    func areOne(of text: String) -> Bool { Self.texts(in: text).contains { whole.contains([UInt8]($0)) } }

    func areOneInAnyCase(of text: String) -> Bool {
        Self.texts(in: text.lowercased()).contains { lowercased.contains([UInt8]($0)) }
    }

    func areIn(_ text: String) -> Bool {
        parts.arePart(of: Self.texts(in: text.lowercased()).flatMap { [Self.start] + $0 })
    }

    /// Returns the texts of a list.
    private static func texts(in text: String) -> [ArraySlice<UInt8>] {
        [UInt8](text.utf8).split(separator: FilterRules.separator, omittingEmptySubsequences: false)
    }
}

extension [String] {
    /// The texts without repetitions, compared by bytes, because the time to hash a text can grow with the square of its
    /// length.
    fileprivate var distinct: [String] {
        var known: Set<[UInt8]> = []
        return filter { known.insert([UInt8]($0.utf8)).inserted }
    }
}
