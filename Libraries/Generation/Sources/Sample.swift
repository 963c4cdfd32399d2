internal import ChallengeJSON
internal import ChallengeTerminal

/// The fields of the items in a sample: a JSON text with an item, an array of items, or a page of an API.
struct Sample {
    let identifier: FeatureSpec.Identifier
    let fields: [FieldSpec]
    /// The members for which there is no type of field, such as lists of objects.
    let omitted: [String]

    /// - Parameters:
    ///   - identifier: The identifier that the engineer chose; `nil` is the member `id`.
    ///   - kinds: The names of the kinds, to whose items an address without a number can lead.
    init(_ text: String, identifier wanted: FeatureSpec.Identifier?, kinds: Set<String> = []) throws {
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
        var identifier = wanted ?? .init(member: member, isText: type != .integer)
        let words = identifiers.compactMap { if case .string(let text) = $0, Self.isWord(text) { text } else { nil } }
        if identifier.isText, words.count > 1, words[0] != words[1] { identifier.samples = Array(words.prefix(2)) }
        self.identifier = identifier
        var values = Members()
        for item in items { values.add(item, below: "") }
        var names: Set<String> = []
        var fields: [FieldSpec] = []
        var omitted: [String] = []
        for path in values.paths where path != member && !values.isMissingObject(path) {
            let found = values.values[path] ?? []
            let linked = Set(found.flatMap(\.kinds))
            let kind = linked.count == 1 ? linked.first ?? nil : nil
            var type = FieldType(of: found.filter { $0 != .null })
            if let kind, kinds.contains(kind), type == .address || type == .texts { type = type?.withTexts }
            // The address of the item itself says nothing new.
            if path == "url", type == .link || type == .textLink { continue }
            let isOptional = found.contains(.null) || found.count < items.count
            let canBeName = type == .text && !isOptional
            let name = path == "name" && !canBeName ? "nameValue" : Self.name(of: path)
            let field = type.flatMap { type in
                try? FieldSpec(
                    name: name, member: path, type: type, isOptional: isOptional, kind: type.isLink ? kind : nil)
            }
            if let field, names.insert(name).inserted { fields.append(field) } else { omitted.append(path) }
        }
        self.fields = fields
        self.omitted = omitted
    }

    /// Returns `true` for a text that is one word of a command line.
    private static func isWord(_ text: String) -> Bool { text.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._-]*/#) != nil }

    /// Returns the members of each item; an object without the identifier is a page of them.
    private static func items(_ json: JSONValue, _ identifier: String) throws -> [[JSONMember]] {
        if let members = json.members {
            let isItem = members.contains { $0.name == identifier }
            let lists = isItem ? [] : members.filter { ["results", "data", "items"].contains($0.name) }
            return lists.lazy.compactMap { $0.value.objects ?? $0.value.members.map { [$0] } }.first ?? [members]
        }
        if let items = json.objects { return items }
        throw CommandError("The sample has no items, which are JSON objects.", exitCode: .dataError)
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
    /// The names before the identifiers in an address or a list of them: `character` in `…/api/character/7`.
    fileprivate var kinds: [String?] {
        if case .string(let address) = self {
            return address.isEmpty ? [] : [address.split(separator: "/").dropLast().last.map(String.init)]
        }
        return elements?.flatMap(\.kinds) ?? []
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
            guard lists.count == values.count, type == .integer || Self.ofTexts.contains(type) else { return nil }
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
