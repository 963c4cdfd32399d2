/// The members of a JSON object, by their names.
public struct MemberContainer {
    private let container: KeyedDecodingContainer<MemberName>

    init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: MemberName.self) }

    /// Reads the member at a path such as `info.count`, or `errors.0.message` in the first object of a list.
    public func value<Value: Decodable>(at path: String) throws -> Value {
        let (container, name) = try place(of: path)
        do {
            return try container.decode(Value.self, forKey: name)
        } catch let error where !(error is DecodingError) {
            // The decoder throws an error of its own, without the place, for a number that the type does not have.
            throw DecodingError.dataCorruptedError(forKey: name, in: container, debugDescription: "\(error)")
        }
    }

    /// Reads the text at a path; text that `parse` refuses is an error, as a member of another type is.
    public func value<Value>(at path: String, parse: (String) -> Value?) throws -> Value {
        let (container, name) = try place(of: path)
        if let value = parse(try container.decode(String.self, forKey: name)) { return value }
        throw DecodingError.dataCorruptedError(forKey: name, in: container, debugDescription: "No \(Value.self)")
    }

    /// Throws if the member at a path is missing or null.
    func require(_ path: String) throws {
        let (container, name) = try place(of: path)
        guard try container.decodeNil(forKey: name) else { return }
        throw DecodingError.valueNotFound(
            String.self, .init(codingPath: container.codingPath + [name], debugDescription: "null"))
    }

    /// Reads a member that can be missing or null; it then has the other value.
    public func value<Value: Decodable>(at path: String, or other: Value) throws -> Value {
        try hasValue(at: path) ? value(at: path) : other
    }

    /// Reads a value of each object in the list at a path, such as the names of several authors; no list is an empty one.
    public func values<Value>(at path: String, _ value: (MemberContainer) throws -> Value) throws -> [Value] {
        guard try hasValue(at: path) else { return [] }
        let (container, name) = try place(of: path)
        var list = try container.nestedUnkeyedContainer(forKey: name)
        var values: [Value] = []
        while !list.isAtEnd { values.append(try value(MemberContainer(list.superDecoder()))) }
        return values
    }

    /// Reads the texts or the numbers of the list at a path; no value is an empty list, and a single one a list of it.
    public func words(at path: String) throws -> [String] {
        if let texts = try? value(at: path, or: []) as [String] { return texts }
        if let numbers = try? value(at: path) as [Int] { return numbers.map(\.description) }
        return [try word(at: path)].compactMap(\.self)
    }

    /// Returns the text at a path, or `nil` if the member is missing or null.
    func text(at path: String) throws -> String? {
        guard try hasValue(at: path) else { return nil }
        let (container, name) = try place(of: path)
        return try container.decodeIfPresent(String.self, forKey: name)
    }

    /// Returns the text or the number at a path as text, or `nil` if the member is missing, null or `false`.
    func word(at path: String) throws -> String? {
        guard try hasValue(at: path) else { return nil }
        if let number = try? value(at: path) as Int { return "\(number)" }
        if let flag = try? value(at: path) as Bool { return flag ? "true" : nil }
        return try text(at: path)
    }

    /// Returns `true` if the member at a path, and each object on the path, exists and is not null.
    public func hasValue(at path: String) throws -> Bool {
        do {
            let (container, name) = try place(of: path)
            return try container.contains(name) && !container.decodeNil(forKey: name)
        } catch DecodingError.keyNotFound, DecodingError.valueNotFound {
            return false
        }
    }

    private func place(of path: String) throws -> (KeyedDecodingContainer<MemberName>, MemberName) {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return (container, MemberName(stringValue: path)) }
        var names = path.split(separator: ".").map { MemberName(stringValue: String($0)) }[...]
        var parent = container
        while names.count > 1, let name = names.popFirst() {
            guard let index = names.first.flatMap({ Int($0.stringValue) }), names.count > 1 else {
                parent = try parent.nestedContainer(keyedBy: MemberName.self, forKey: name)
                continue
            }
            names.removeFirst()
            var list = try parent.nestedUnkeyedContainer(forKey: name)
            for _ in 0..<index { _ = try list.superDecoder() }
            parent = try list.nestedContainer(keyedBy: MemberName.self)
        }
        return (parent, names[names.endIndex - 1])
    }
}

/// The name of any member of an object.
private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
