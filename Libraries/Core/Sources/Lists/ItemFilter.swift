/// A member of an item by which lists can be filtered; the raw value is the name of the criterion in the API.
public protocol FilterFieldContract: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    associatedtype Item

    /// The name by which a user recognizes the item.
    static var name: Self { get }

    /// The beginnings of values that must match at the start of a text instead of anywhere in it.
    static var anchoredBeginnings: [String] { get }

    /// Returns the text of the item that a value is compared with.
    func text(of item: Item) -> String
}

extension FilterFieldContract {
    public static var anchoredBeginnings: [String] { [] }
}

/// A filter for a list: each value must be part of the member of its field, ignoring case.
///
///     let filter = ItemFilter<LocationFilterField>([.name: "earth", .type: "planet"])
public struct ItemFilter<Field: FilterFieldContract>: Sendable, Hashable {
    private var values: [Field: String]

    public init(_ values: [Field: String?] = [:]) {
        self.values = values.compactMapValues(\.self)
    }

    /// The filter that matches every item.
    public static var none: ItemFilter { ItemFilter() }

    public subscript(field: Field) -> String? { values[field] }

    /// The values in the order of the fields.
    public var criteria: [(field: Field, value: String)] {
        Field.allCases.compactMap { field in values[field].map { (field, $0) } }
    }

    /// Returns `true` if the item meets the filter, as the API decides it.
    public func includes(_ item: Field.Item) -> Bool {
        values.allSatisfy { field, value in
            let (text, value) = (field.text(of: item).lowercased().utf8, value.lowercased().utf8)
            let isAnchored = Field.anchoredBeginnings.contains { value.starts(with: $0.utf8) }
            return isAnchored ? text.starts(with: value) : text.contains(value)
        }
    }

    /// Returns the filter with another name.
    public func with(_ name: String?) -> ItemFilter {
        var filter = self
        filter.values[.name] = name
        return filter
    }

    /// The filter without the name; `nil` if it has no other value.
    public var withoutName: ItemFilter? {
        let filter = with(nil)
        return filter == .none ? nil : filter
    }
}
