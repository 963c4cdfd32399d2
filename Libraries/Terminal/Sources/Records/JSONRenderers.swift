internal import ChallengeCore
internal import ChallengeJSON

/// An indented JSON array of objects, or an object with the array and, after it, the origin of the records.
///
/// The origin follows the records, because it is known only after the last page of a list, and records are not kept in
/// memory.
struct JSONArrayRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    let isEnvelope: Bool
    private var isEmpty = true

    init(fields: [Field<Item>], isEnvelope: Bool) {
        self.fields = fields
        self.isEnvelope = isEnvelope
    }

    private var indentation: String { isEnvelope ? "  " : "" }
    private var start: String { isEnvelope ? "{\n  \"items\": [" : "[" }

    mutating func render(_ items: [Item]) -> String {
        let inner = indentation + "  "
        return items.reduce(into: "") { text, item in
            text += (isEmpty ? start : ",") + "\n" + inner
            text += JSONWriter.pretty(JSONValue(item, fields: fields), indentation: inner)
            isEmpty = false
        }
    }

    func finish(_ source: RecordSource) -> String {
        let end = isEmpty ? start + "]" : "\n\(indentation)]"
        if !isEnvelope { return end + "\n" }
        let members = source.members.map { member in
            ",\n  \(JSONWriter.quoted(member.name)): " + JSONWriter.pretty(member.value, indentation: "  ")
        }
        return end + members.joined() + "\n}\n"
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

extension JSONValue {
    /// Creates an object from the record, in which names with periods become nested objects.
    ///
    /// Fields with a common prefix are in one object at the position of the first of them.
    init<Item>(_ item: Item, fields: [Field<Item>]) {
        self = .object(
            fields.reduce(into: []) { members, field in
                members.insert(field.member(of: item), at: field.memberPath)
            })
    }
}

extension Field {
    fileprivate var memberPath: ArraySlice<String> { rows == nil ? path[...] : path.dropLast() }

    /// Returns the value; for a field of elements, an array of objects with this member.
    fileprivate func member(of item: Item) -> JSONValue {
        guard rows != nil, case .array(let values) = json(item), let name = path.last else {
            return json(item)
        }
        return .array(values.map { .object([JSONMember(name, $0)]) })
    }
}

extension JSONValue {
    /// Returns the array in which each object has the members of both objects at its place.
    fileprivate func merged(with other: JSONValue) -> JSONValue {
        guard case .array(let objects) = self, case .array(let others) = other else { return other }
        return .array(
            zip(objects, others).map { object, other in
                guard case .object(let members) = object, case .object(let others) = other else { return other }
                return .object(members + others)
            })
    }
}

extension [JSONMember] {
    fileprivate mutating func insert(_ value: JSONValue, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        let index = firstIndex { $0.name == name }
        if path.count == 1 {
            let member = JSONMember(name, index.map { self[$0].value.merged(with: value) } ?? value)
            if let index { self[index] = member } else { append(member) }
            return
        }
        var inner: [JSONMember] = []
        if let index, case .object(let members) = self[index].value { inner = members }
        inner.insert(value, at: path.dropFirst())
        let member = JSONMember(name, .object(inner))
        if let index { self[index] = member } else { append(member) }
    }
}
