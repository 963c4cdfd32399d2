internal import ChallengeCore
internal import ChallengeJSON

/// The content of a configuration file: a JSON object with a member for each setting.
public struct ConfigurationFile: Sendable {
    /// The key of the aliases of earlier versions, which are ignored.
    public static let ignoredAliases = "aliases"

    public let path: String

    /// `false` if other users can read the file.
    public let isPrivate: Bool

    /// The values in the order of the file.
    public let entries: [ConfiguredValue]

    /// The further values of keys that the file has more than once.
    let repetitions: [ConfiguredValue]

    private let members: [JSONMember]

    /// Reads the content; an empty file has no values.
    public init(path: String, content: [UInt8], isPrivate: Bool = true) throws(SettingError) {
        guard let text = String(validating: content.withoutByteOrderMark, as: UTF8.self) else {
            // A line feed is part of no other character in UTF-8.
            let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw .mistake(path: path, line: line + 1, .notUTF8)
        }
        try self.init(path: path, text: text, isPrivate: isPrivate)
    }

    /// Reads the text; an empty one has no values.
    public init(path: String, text: String, isPrivate: Bool = true) throws(SettingError) {
        self.path = path
        self.isPrivate = isPrivate
        let bytes = Array(text.trimmed.isEmpty ? "{}".utf8 : text.utf8)
        do throws(JSONReader.Malformed) {
            let content = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONReader.Malformed) in
                try Content(buffer, path)
            }
            (entries, repetitions, members) = (content.entries, content.repetitions, content.members)
        } catch {
            let line = bytes.withUnsafeBufferPointer { buffer in
                var lines = LineCounter(bytes: buffer)
                return lines.line(at: error.offset)
            }
            throw .mistake(path: path, line: line, .notJSON)
        }
    }

    /// Returns `true` if the file has a value for the key.
    public func contains(_ key: String) -> Bool { members.contains { $0.name == key } }

    /// Returns the content of the file with another value for the key, at the place of the old one or at the end.
    public func text(setting key: String, to text: String) -> String {
        let value: JSONValue = Bool(text).map { .bool($0) } ?? .string(text)
        return Self.text(of: members.setting(key, to: value))
    }

    /// Returns the content of the file without the key.
    public func text(removing key: String) -> String { Self.text(of: members.filter { $0.name != key }) }

    private static func text(of members: [JSONMember]) -> String { JSONWriter.pretty(.object(members)) + "\n" }
}

extension JSONValue {
    /// The value as the text of an option; an array or object is JSON, which is no valid value.
    fileprivate var settingText: String {
        if case .string(let text) = self { text } else { JSONWriter.compact(self) }
    }
}

extension [JSONMember] {
    fileprivate func setting(_ name: String, to value: JSONValue) -> [JSONMember] {
        let member = JSONMember(name, value)
        guard let index = firstIndex(where: { $0.name == name }) else { return self + [member] }
        return Array(self[..<index]) + [member] + self[(index + 1)...].filter { $0.name != name }
    }
}

/// The values of a file, with their lines.
private struct Content {
    private(set) var entries: [ConfiguredValue] = []
    private(set) var repetitions: [ConfiguredValue] = []
    private(set) var members: [JSONMember] = []

    private let path: String
    private var lines: LineCounter
    private var keys: Set<String> = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String) throws(JSONReader.Malformed) {
        self.path = path
        lines = LineCounter(bytes: bytes)
        var reader = JSONReader(bytes)
        try reader.object { (name, reader) throws(JSONReader.Malformed) in
            let line = lines.line(at: reader.position)
            let value = try reader.value()
            members.append(JSONMember(name, value))
            if name != ConfigurationFile.ignoredAliases { add(name, value.settingText, line) }
        }
        try reader.end()
    }

    private mutating func add(_ key: String, _ text: String, _ line: Int) {
        let value = ConfiguredValue(key: key, text: text, origin: .file(path: path, line: line))
        entries.append(value)
        if !keys.insert(key).inserted { repetitions.append(value) }
    }
}

/// The numbers of the lines at increasing offsets, each found from the one before.
private struct LineCounter {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var line = 1

    mutating func line(at next: Int) -> Int {
        while offset < min(next, bytes.count) {
            if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
            offset += 1
        }
        return line
    }
}
