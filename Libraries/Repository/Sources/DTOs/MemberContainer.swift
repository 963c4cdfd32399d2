/// The members of a JSON object, by their names.
public struct MemberContainer {
    private let container: KeyedDecodingContainer<MemberName>

    init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: MemberName.self) }

    /// Reads the member at a path such as `info.count`.
    public func value<Value: Decodable>(at path: String) throws -> Value {
        let (container, name) = try place(of: path)
        return try container.decode(Value.self, forKey: name)
    }

    /// Reads the text at a path; text that `parse` refuses is an error, as a member of another type is.
    public func value<Value>(at path: String, parse: (String) -> Value?) throws -> Value {
        let (container, name) = try place(of: path)
        if let value = parse(try container.decode(String.self, forKey: name)) { return value }
        throw DecodingError.dataCorruptedError(forKey: name, in: container, debugDescription: "No \(Value.self)")
    }

    /// Returns the text at a path, or `nil` if the member is missing or null.
    func text(at path: String) throws -> String? {
        guard try hasValue(at: path) else { return nil }
        let (container, name) = try place(of: path)
        return try container.decodeIfPresent(String.self, forKey: name)
    }

    /// Returns `true` if the member at a path, and each object on the path, exists and is not null.
    func hasValue(at path: String) throws -> Bool {
        do {
            let (container, name) = try place(of: path)
            return try container.contains(name) && !container.decodeNil(forKey: name)
        } catch DecodingError.keyNotFound, DecodingError.valueNotFound {
            return false
        }
    }

    private func place(of path: String) throws -> (KeyedDecodingContainer<MemberName>, MemberName) {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return (container, MemberName(stringValue: path)) }
        let names = path.split(separator: ".").map { MemberName(stringValue: String($0)) }
        let parent = try names.dropLast().reduce(container) { container, name in
            try container.nestedContainer(keyedBy: MemberName.self, forKey: name)
        }
        return (parent, names[names.count - 1])
    }
}

/// The name of any member of an object.
private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
