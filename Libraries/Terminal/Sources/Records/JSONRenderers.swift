internal import ChallengeCore

/// An indented JSON array of objects.
struct JSONArrayRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    private let indentation: String
    private var isEmpty = true

    init(fields: [Field<Item>], indentation: String = "") {
        self.fields = fields
        self.indentation = indentation
    }

    mutating func render(_ items: [Item]) -> String {
        let inner = indentation + "  "
        var text = ""
        for item in items {
            text += (isEmpty ? "[\n" : ",\n") + inner
            text += JSONWriter.pretty(JSONValue(item, fields: fields), indentation: inner)
            isEmpty = false
        }
        return text
    }

    func finish() -> String { end + "\n" }

    /// The text after the last record, without a line break.
    var end: String { isEmpty ? "[]" : "\n\(indentation)]" }
}

/// A JSON object on each line.
struct JSONLinesRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]

    func render(_ items: [Item]) -> String {
        items.map { JSONWriter.compact(JSONValue($0, fields: fields)) + "\n" }.joined()
    }

    func finish() -> String { "" }
}

extension JSONValue {
    /// Creates an object from the record, in which names with periods become nested objects.
    ///
    /// Fields with a common prefix are in one object at the position of the first of them.
    init<Item>(_ item: Item, fields: [Field<Item>]) {
        self = .object(
            fields.reduce(into: []) { members, field in
                members.insert(field.json(item), at: field.name.split(separator: ".")[...])
            })
    }

    /// The text of the value in formats other than JSON.
    var plainText: String {
        switch self {
        case .null: ""
        case .string(let text): text
        case .array(let elements): elements.map(\.plainText).joined(separator: ",")
        default: JSONWriter.compact(self)
        }
    }
}

extension [JSONMember] {
    fileprivate mutating func insert(_ value: JSONValue, at path: ArraySlice<Substring>) {
        guard let name = path.first else { return }
        if path.count == 1 { return append(JSONMember(String(name), value)) }
        let index = firstIndex { $0.name == name }
        var inner: [JSONMember] = []
        if let index, case .object(let members) = self[index].value { inner = members }
        inner.insert(value, at: path.dropFirst())
        let member = JSONMember(String(name), .object(inner))
        if let index { self[index] = member } else { append(member) }
    }
}
