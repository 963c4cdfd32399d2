internal import ChallengeCore

/// The content of a configuration file: a JSON object with a member for each setting, and an object with aliases.
public struct ConfigurationFile: Sendable {
    /// The start of the keys of aliases.
    public static let aliasPrefix = "aliases."

    private static let aliases = "aliases"

    public let path: String

    /// The values in the order of the file.
    public let entries: [ConfiguredValue]

    private let members: [JSONMember]

    /// Reads the content; an empty file has no values.
    public init(path: String, text: String) throws(SettingError) {
        self.path = path
        let bytes = Array(text.trimmed.isEmpty ? "{}".utf8 : text.utf8)
        do throws(JSONReader.Malformed) {
            (entries, members) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONReader.Malformed) in
                try Self.read(buffer, path)
            }
        } catch {
            let line = bytes.withUnsafeBufferPointer { buffer in
                var lines = LineCounter(buffer)
                return lines.line(at: error.offset)
            }
            throw .mistake(path: path, line: line, .notJSON)
        }
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ path: String
    ) throws(JSONReader.Malformed) -> ([ConfiguredValue], [JSONMember]) {
        var reader = JSONReader(bytes)
        var lines = LineCounter(bytes)
        var entries: [ConfiguredValue] = []
        var members: [JSONMember] = []
        try reader.object { (name, reader) throws(JSONReader.Malformed) in
            guard name == aliases else {
                let origin = ConfiguredValue.Origin.file(path: path, line: lines.line(at: reader.position))
                let value = try reader.value()
                members.append(JSONMember(name, value))
                return entries.append(ConfiguredValue(key: name, text: value.settingText, origin: origin))
            }
            var list: [JSONMember] = []
            try reader.object { (alias, reader) throws(JSONReader.Malformed) in
                let origin = ConfiguredValue.Origin.file(path: path, line: lines.line(at: reader.position))
                let value = try reader.value()
                list.append(JSONMember(alias, value))
                // A value of another type is an empty command line, which is a mistake.
                let line = if case .string(let text) = value { text } else { "" }
                entries.append(ConfiguredValue(key: aliasPrefix + alias, text: line, origin: origin))
            }
            members.append(JSONMember(name, .object(list)))
        }
        try reader.end()
        return (entries, members)
    }

    /// Returns the content of the file with another value for the key, at the place of the old one or at the end.
    public func text(setting key: String, to text: String) -> String {
        let value: JSONValue = Bool(text).map { .bool($0) } ?? .string(text)
        guard key.hasPrefix(Self.aliasPrefix) else { return Self.text(of: members.setting(key, to: value)) }
        let alias = String(key.dropFirst(Self.aliasPrefix.count))
        return Self.text(of: members.setting(Self.aliases, to: .object(aliasMembers.setting(alias, to: .string(text)))))
    }

    /// Returns the content of the file without the key.
    public func text(removing key: String) -> String {
        guard key.hasPrefix(Self.aliasPrefix) else { return Self.text(of: members.filter { $0.name != key }) }
        let rest = aliasMembers.filter { Self.aliasPrefix + $0.name != key }
        return Self.text(
            of: rest.isEmpty
                ? members.filter { $0.name != Self.aliases } : members.setting(Self.aliases, to: .object(rest)))
    }

    private var aliasMembers: [JSONMember] {
        if case .object(let list) = members[Self.aliases] { list } else { [] }
    }

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
        guard let index = lastIndex(where: { $0.name == name }) else { return self + [member] }
        return Array(self[..<index]) + [member] + self[(index + 1)...]
    }
}

/// The numbers of the lines at increasing offsets, each found from the one before.
private struct LineCounter {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var line = 1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func line(at next: Int) -> Int {
        while offset < min(next, bytes.count) {
            if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
            offset += 1
        }
        return line
    }
}
