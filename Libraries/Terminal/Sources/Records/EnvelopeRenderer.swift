internal import ChallengeCore
internal import ChallengeJSON

/// An indented JSON object with the array of the records and, after it, their origin.
///
/// The origin follows the records, because it is known only after the last page of a list, and records are not kept in
/// memory.
struct EnvelopeRenderer<Item: Sendable>: RecordRenderer {
    private var items: JSONArrayRenderer<Item>
    private var hasStarted = false

    init(fields: [Field<Item>]) { items = JSONArrayRenderer(fields: fields, indentation: "  ") }

    mutating func render(_ items: [Item]) -> String { start() + self.items.render(items) }

    mutating func finish(_ source: RecordSource) -> String {
        let members = source.members.map { member in
            ",\n  \(JSONWriter.quoted(member.name)): " + JSONWriter.pretty(member.value, indentation: "  ")
        }
        return start() + items.end + members.joined() + "\n}\n"
    }

    private mutating func start() -> String {
        defer { hasStarted = true }
        return hasStarted ? "" : "{\n  \"items\": "
    }
}

extension RecordSource {
    fileprivate var members: [JSONMember] {
        var info = [JSONMember("count", .integer(count))]
        if let page { info += [JSONMember("pages", .integer(pages)), JSONMember("page", .integer(page))] }
        return [
            JSONMember("origin", .string(origin)), JSONMember("age", .integer(age)),
            JSONMember("snapshot", .string(snapshot)), JSONMember("info", .object(info)),
        ]
    }
}
