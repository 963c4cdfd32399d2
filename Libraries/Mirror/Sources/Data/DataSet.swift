internal import CMirrorData

/// The data of the mirror: the objects of the API's three collections, byte for byte.
public struct DataSet: Sendable {
    private let items: [Kind: [Item]]

    /// Creates a data set from texts, each of which is a JSON array with one object on each line, sorted by id.
    public init(characters: [UInt8] = [], episodes: [UInt8] = [], locations: [UInt8] = []) throws(MirrorError) {
        var items: [Kind: [Item]] = [:]
        for (kind, text) in [(Kind.character, characters), (.episode, episodes), (.location, locations)] {
            items[kind] = try Self.items(kind, in: text)
        }
        self.items = items
    }

    private init(items: [Kind: [Item]]) { self.items = items }

    /// The API's whole content, as of October 2024; it is parsed once in a process.
    public static let embedded = DataSet(items: [
        .character: embeddedItems(.character, mirror_characters()),
        .episode: embeddedItems(.episode, mirror_episodes()),
        .location: embeddedItems(.location, mirror_locations()),
    ])

    subscript(kind: Kind) -> [Item] { items[kind] ?? [] }

    private static func embeddedItems(_ kind: Kind, _ file: mirror_file) -> [Item] {
        // Parsing cannot fail: the files are part of the executable, and a test reads every line of them.
        (try? items(kind, in: Array(UnsafeBufferPointer(start: file.bytes, count: file.size)))) ?? []
    }

    private static func items(_ kind: Kind, in text: [UInt8]) throws(MirrorError) -> [Item] {
        var items: [Item] = []
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard let object = object(on: line) else { continue }
            guard let item = Item(json: object, kind: kind) else {
                throw .malformedData(file: "\(kind.rawValue)s.json", line: index + 1)
            }
            items.append(item)
        }
        return items
    }

    /// Returns the line without its final comma; `nil` for a blank line and the brackets of the array.
    private static func object(on line: ArraySlice<UInt8>) -> [UInt8]? {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.last == UInt8(ascii: ",") { line.removeLast() }
        let isBracket = line.allSatisfy { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
        return isBracket ? nil : Array(line)
    }
}

/// An object of the data set, byte for byte, with the values by which it is found.
struct Item: Sendable {
    let identifier: Int
    let json: [UInt8]
    /// The fields that filters use, in lower case.
    let fields: [String: [UInt8]]

    /// Returns `nil` if the text is not an object with a number as its `id`.
    init?(json: [UInt8], kind: Kind) {
        var identifier: Int?
        var fields: [String: [UInt8]] = [:]
        for member in ObjectMember.all(in: json) {
            if member.key == "id" {
                identifier = Int(String(decoding: member.value, as: UTF8.self))
            } else if kind.filters.contains(member.key), let text = member.text {
                fields[member.key] = Array(text.lowercased().utf8)
            }
        }
        guard let identifier else { return nil }
        self.identifier = identifier
        self.json = json
        self.fields = fields
    }
}

/// A collection of the API.
enum Kind: String, Sendable, CaseIterable {
    case character
    case episode
    case location

    /// The query parameters that filter by the field of the same name.
    var filters: [String] {
        switch self {
        case .character: ["name", "status", "species", "type", "gender"]
        case .episode: ["name", "episode"]
        case .location: ["name", "type", "dimension"]
        }
    }

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
