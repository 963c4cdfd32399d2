internal import ChallengeCore
internal import ChallengeJSON
public import ChallengeTerminal

/// The order of records that `--sort` requests: by one field after the other, each ascending or descending.
public struct ListOrder<Item: Sendable>: Sendable {
    private let fields: [(field: Field<Item>, isDescending: Bool)]

    /// Reads the option; returns `nil` if the command line does not contain it.
    ///
    /// - Throws: A usage error for unknown fields.
    public init?(_ schema: RecordSchema<Item>, _ invocation: Invocation) throws(UsageError) {
        guard let names = invocation[PagingOptions.sort] else { return nil }
        var fields: [(field: Field<Item>, isDescending: Bool)] = []
        for name in names {
            let isDescending = name.hasPrefix("-") && name.count > 1
            let field = try schema.sortField(named: isDescending ? String(name.dropFirst()) : name, invocation)
            // Further mentions of a field change nothing.
            if !fields.contains(where: { $0.field.name == field.name }) { fields.append((field, isDescending)) }
        }
        self.fields = fields
    }

    public init(_ fields: [(field: Field<Item>, isDescending: Bool)]) { self.fields = fields }

    /// The fields by which the records are sorted, except list fields, which are too long for a column.
    ///
    /// A table shows these fields, so that the user sees the order.
    public var shownFields: [Field<Item>] { fields.map(\.field).filter { !$0.isList } }

    /// `true` if sorting needs the related items, to which the identifiers of a list field refer.
    ///
    /// Sorting by a number of elements, such as `episodes.count` or `episodes`, does not need them.
    var readsRelatedItems: Bool {
        fields.contains { $0.field.list != nil && !$0.field.isList && !$0.field.name.hasSuffix(".count") }
    }

    /// Returns the items in this order; equal items keep their order.
    public func sorted(_ items: [Item]) -> [Item] { sorted(items) { $0 } }

    /// Returns the elements in the order of their records; equal ones keep their order.
    public func sorted<Element>(_ elements: [Element], by record: (Element) -> Item) -> [Element] {
        let keys = elements.map { element in fields.map { SortKey($0.field.json(record(element))) } }
        return elements.indices.sorted { precedes(keys[$0], keys[$1]) ?? ($0 < $1) }.map { elements[$0] }
    }

    /// Returns `true` if `left` comes first, and `nil` if the keys are equal.
    ///
    /// A missing value is last in both directions.
    private func precedes(_ left: [SortKey?], _ right: [SortKey?]) -> Bool? {
        for (index, (_, isDescending)) in fields.enumerated() {
            switch (left[index], right[index]) {
            case (nil, nil): continue
            case (nil, _): return false
            case (_, nil): return true
            case (let left?, let right?):
                if left < right { return !isDescending }
                if right < left { return isDescending }
            }
        }
        return nil
    }
}

/// A value of a field that can be compared with others: a number, or a text without case and accents.
///
/// A list is the number of its elements.
/// Dates are texts in ISO 8601, whose order is that of time.
private enum SortKey: Comparable {
    case number(Double)
    /// The bytes, because the operator `<` of texts takes longer than linear time for some texts.
    case text([UInt8])

    /// Returns `nil` for a missing value and an empty text.
    init?(_ value: JSONValue) {
        switch value {
        case .null, .object: return nil
        case .bool(let bool): self = .number(bool ? 1 : 0)
        case .integer(let number): self = .number(Double(number))
        case .double(let number): self = .number(number)
        case .string(let text) where text.isEmpty: return nil
        case .string(let text): self = .text(Array(text.folded.utf8))
        case .array(let elements): self = .number(Double(elements.count))
        }
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.text(let left), .text(let right)): left.lexicographicallyPrecedes(right)
        case (.number, .text): true
        case (.text, .number): false
        }
    }
}
