internal import ChallengeCore

/// One array of objects, indented.
struct JSONArrayRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    private var isEmpty = true

    init(fields: [Field<Item>]) {
        self.fields = fields
    }

    mutating func render(_ items: [Item]) -> String {
        var text = ""
        for item in items {
            text +=
                (isEmpty ? "[\n  " : ",\n  ") + JSONWriter.pretty(JSONValue(item, fields: fields), indentation: "  ")
            isEmpty = false
        }
        return text
    }

    func finish() -> String { isEmpty ? "[]\n" : "\n]\n" }
}

/// An object a line.
struct JSONLinesRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]

    func render(_ items: [Item]) -> String {
        items.map { JSONWriter.compact(JSONValue($0, fields: fields)) + "\n" }.joined()
    }

    func finish() -> String { "" }
}
