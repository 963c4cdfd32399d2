/// Tab-separated values for other programs: no header, nothing cut, and no tab or line break that is not a border.
struct TSVRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]

    func render(_ items: [Item]) -> String {
        items.map { item in fields.map { Self.escaped($0.text(item)) }.joined(separator: "\t") + "\n" }.joined()
    }

    func finish() -> String { "" }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\\": text += "\\\\"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return TextGate.clean(text)
    }
}
