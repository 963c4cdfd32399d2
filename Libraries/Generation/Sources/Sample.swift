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
        let type = FieldType(of: identifiers)
        guard !items.isEmpty, identifiers.count == items.count, type == .integer || FieldType.ofTexts.contains(type)
        else {
            throw CommandError(
                "The sample has an item without a number or a text as '\(member)'.",
                advice: "Name the identifier with --id.", exitCode: .dataError)
        }
        identifier = wanted ?? .init(member: member, isText: type != .integer)
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
        (elements ?? []).compactMap { element in
            guard case .string(let address) = element else { return nil }
            return address.split(separator: "/").dropLast().last.map(String.init)
        }
    }

    fileprivate var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    fileprivate var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

    /// The members of the objects, if the value is a list of objects.
    fileprivate var objects: [[JSONMember]]? {
        let objects = elements?.compactMap(\.members)
        return objects?.count == elements?.count ? objects : nil
    }
}

extension FieldType {
    fileprivate static let ofTexts: Set<FieldType?> = [.text, .day, .date, .address, .link]

    /// Creates the narrowest type that has all values; `nil` if there is none.
    ///
    /// A member that is always `null` or empty is a text.
    fileprivate init?(of values: [JSONValue]) {
        let lists = values.compactMap(\.elements)
        if !lists.isEmpty {
            let type = FieldType(of: lists.flatMap(\.self))
            guard lists.count == values.count, type == .integer || Self.ofTexts.contains(type) else {
                return nil
            }
            self = type == .integer ? .integers : type == .link ? .links : .texts
            return
        }
        let types = values.filter { $0 != .string("") }.map { FieldType(of: $0) }
        let known = Set(types.compactMap(\.self))
        if types.contains(nil) { return nil }
        switch known {
        case []: self = .text
        case [.integer, .decimal]: self = .decimal
        case [.address, .link]: self = .address
        case _ where known.count == 1: self = known.first ?? .text
        case _ where known.allSatisfy({ Self.ofTexts.contains($0) }): self = .text
        default: return nil
        }
    }

    private init?(of value: JSONValue) {
        switch value {
        case .bool: self = .flag
        case .integer: self = .integer
        case .double: self = .decimal
        case .string(let text) where ValueKind<String>.day.parse(text) != nil: self = .day
        case .string(let text) where ValueKind.time.parse(text) != nil: self = .date
        case .string(let text) where ValueKind<String>.webAddress.parse(text) == nil: self = .text
        case .string(let text): self = text.split(separator: "/").last.map { Int($0) != nil } == true ? .link : .address
        default: return nil
        }
    }
}
