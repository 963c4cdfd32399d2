internal import ChallengeCore

/// An indented JSON object with the array of the records and, after it, their origin.
///
/// The origin follows the records, because it is known only after the last page of a list, and records are not kept in
/// memory.
struct EnvelopeRenderer<Item: Sendable>: RecordRenderer {
    private var items: JSONArrayRenderer<Item>
    private var hasStarted = false

    init(fields: [Field<Item>]) {
        items = JSONArrayRenderer(fields: fields, indentation: "  ")
    }

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

/// The origin of the printed records, and the extent of the list that they belong to.
package struct RecordSource: Sendable {
    /// The name of the origin; `nil` for records that exist only on this machine.
    package var origin: String?
    /// The age of the oldest record in seconds; `nil` if it is not from the cache.
    package var age: Int?
    /// The month of the snapshot; `nil` for other origins.
    package var snapshot: String?
    /// The number of items of the list.
    package var count: Int?
    /// The number of pages of the list; `nil` for items that the user named.
    package var pages: Int?
    package var page: Int?

    package init() {}

    fileprivate var members: [JSONMember] {
        var info = [JSONMember("count", .integer(count))]
        if let pages { info += [JSONMember("pages", .integer(pages)), JSONMember("page", .integer(page))] }
        return [
            JSONMember("origin", .string(origin)), JSONMember("age", .integer(age)),
            JSONMember("snapshot", .string(snapshot)), JSONMember("info", .object(info)),
        ]
    }
}
