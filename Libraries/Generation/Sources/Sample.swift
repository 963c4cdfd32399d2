internal import ChallengeJSON
internal import ChallengeTerminal

/// The fields of the items in a sample: a JSON text with an item, an array of items, or a page of an API.
struct Sample {
    let identifier: FeatureSpec.Identifier
    let fields: [FieldSpec]
    /// The members for which there is no type of field, such as lists of objects.
    let omitted: [String]

    /// - Parameter identifier: The identifier that the engineer chose; `nil` is the member `id`.
    init(_ text: String, identifier wanted: FeatureSpec.Identifier?) throws {
        guard let json = try? JSONValue(json: text) else {
            throw CommandError("The sample is not JSON.", exitCode: .dataError)
        }
        let member = wanted?.member ?? "id"
        let items = try Self.items(json, member)
        let identifiers = items.compactMap { $0.first { $0.name == member }?.value }
        guard !items.isEmpty, identifiers.count == items.count else {
            throw CommandError(
                "The sample has an item without the member '\(member)'.", advice: "Name the identifier with --id.",
                exitCode: .dataError)
        }
        let areNumbers = identifiers.allSatisfy { if case .integer = $0 { true } else { false } }
        let areTexts = identifiers.allSatisfy { if case .string = $0 { true } else { false } }
        guard areNumbers || areTexts else {
            throw CommandError(
                "The values of '\(member)' are neither numbers nor texts.", advice: "Name the identifier with --id.",
                exitCode: .dataError)
        }
        identifier = wanted ?? .init(member: member, isText: !areNumbers)
        var values = Members()
        for item in items { values.add(item, below: "") }
        var names: Set<String> = []
        var fields: [FieldSpec] = []
        var omitted: [String] = []
        for path in values.paths where path != member && !values.isMissingObject(path) {
            let found = values.values[path] ?? []
            guard let type = FieldType(of: found.filter { $0 != .null }) else {
                omitted.append(path)
                continue
            }
            // The address of the item itself says nothing new.
            if path == "url", type == .link { continue }
            let isOptional = found.contains(.null) || found.count < items.count
            let canBeName = type == .text && !isOptional
            let name = path == "name" && !canBeName ? "nameValue" : Self.name(of: path)
            let kinds = type == .links ? Set(found.flatMap(\.kinds)) : []
            let field = try? FieldSpec(
                name: name, member: path, type: type, isOptional: isOptional, kind: kinds.count == 1 ? kinds.first : nil
            )
            guard let field, names.insert(name).inserted else {
                omitted.append(path)
                continue
            }
            fields.append(field)
        }
        self.fields = fields
        self.omitted = omitted
    }

    /// Returns the members of each item; an object without the identifier is a page of them.
    private static func items(_ json: JSONValue, _ identifier: String) throws -> [[JSONMember]] {
        let items: [[JSONMember]]?
        if case .object(let members) = json {
            let isItem = members.contains { $0.name == identifier }
            let lists = isItem ? [] : members.filter { ["results", "data", "items"].contains($0.name) }
            items = lists.lazy.compactMap { $0.value.objects ?? $0.value.members.map { [$0] } }.first ?? [members]
        } else {
            items = json.objects
        }
        guard let items else {
            throw CommandError("The sample has no items, which are JSON objects.", exitCode: .dataError)
        }
        return items
    }

    /// Returns a property name for a path: `airDate` for `air_date`, and `priceAmount` for `price.amount`.
    private static func name(of path: String) -> String {
        let words = path.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.flatMap { Noun.words(of: String($0)) }
        let name = words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
        let start = name.first?.isNumber ?? true ? "field\(name)" : name
        return NameRules.problem(ofProperty: start) == nil ? start : "\(start)Value"
    }
}

/// The values of all members, with the paths in the order in which they first appear.
private struct Members {
    var paths: [String] = []
    var values: [String: [JSONValue]] = [:]

    /// Returns `true` if the member is `null` in some items, and an object in others.
    func isMissingObject(_ path: String) -> Bool {
        paths.contains { $0.hasPrefix(path + ".") } && values[path]?.allSatisfy { $0 == .null } == true
    }

    mutating func add(_ members: [JSONMember], below parent: String) {
        for member in members {
            let path = parent.isEmpty ? member.name : "\(parent).\(member.name)"
            if case .object(let members) = member.value {
                add(members, below: path)
            } else {
                if values[path] == nil { paths.append(path) }
                values[path, default: []].append(member.value)
            }
        }
    }
}

extension JSONValue {
    /// The names before the identifiers in the addresses of a list: `character` in `…/api/character/7`.
    fileprivate var kinds: [String] {
        guard case .array(let elements) = self else { return [] }
        return elements.compactMap { element in
            guard case .string(let address) = element else { return nil }
            return address.split(separator: "/").dropLast().last.map(String.init)
        }
    }

    /// The members, if the value is an object.
    fileprivate var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

    /// The members of the objects, if the value is a list of objects.
    fileprivate var objects: [[JSONMember]]? {
        guard case .array(let elements) = self else { return nil }
        let objects = elements.compactMap { if case .object(let members) = $0 { members } else { nil } }
        return objects.count == elements.count ? objects : nil
    }
}

extension FieldType {
    /// Creates the narrowest type that has all values; `nil` if there is none.
    ///
    /// A member that is always `null` is a text.
    fileprivate init?(of values: [JSONValue]) {
        let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        let lists = values.compactMap { if case .array(let elements) = $0 { elements } else { nil } }
        if lists.count == values.count, !lists.isEmpty {
            switch FieldType(of: lists.flatMap(\.self)) {
            case .integer: self = .integers
            case .link: self = .links
            case .text, .day, .date, .address: self = .texts
            default: return nil
            }
        } else if texts.count == values.count {
            self = FieldType(ofTexts: texts.filter { !$0.isEmpty })
        } else if values.allSatisfy({ if case .bool = $0 { true } else { false } }) {
            self = .flag
        } else if values.allSatisfy({ if case .integer = $0 { true } else { false } }) {
            self = .integer
        } else if values.allSatisfy(\.isNumber) {
            self = .decimal
        } else {
            return nil
        }
    }

    private init(ofTexts texts: [String]) {
        let areAddresses = texts.allSatisfy { ValueKind<String>.webAddress.parse($0) != nil }
        if texts.isEmpty {
            self = .text
        } else if texts.allSatisfy({ ValueKind<String>.day.parse($0) != nil }) {
            self = .day
        } else if texts.allSatisfy({ ValueKind.time.parse($0) != nil }) {
            self = .date
        } else if areAddresses {
            let areLinks = texts.allSatisfy { $0.split(separator: "/").last.map { Int($0) != nil } ?? false }
            self = areLinks ? .link : .address
        } else {
            self = .text
        }
    }
}

extension JSONValue {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .double: true
        default: false
        }
    }
}
