/// A reader of JSON that preserves the order of members and decodes only the values that its caller requests.
///
/// A general decoder takes ten times as long.
public struct JSONReader {
    /// The error for bytes that are not JSON, or not the kind of value that the caller requested.
    public struct Malformed: Error, Equatable {
        /// The position of the first byte that does not fit.
        public let offset: Int
    }

    /// The deepest nesting that is accepted: much deeper than in real documents, but not too deep for the stack.
    private static let deepestNesting = 100

    private let bytes: UnsafeBufferPointer<UInt8>

    /// The number of bytes that were read.
    public private(set) var position = 0

    private var depth = 0

    /// Creates a reader at the first of the bytes, which must outlive the reader.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads an object; the closure must read or skip the value of each member.
    public mutating func object(_ member: (String, inout JSONReader) throws(Malformed) -> Void) throws(Malformed) {
        try open("{")
        if !takes("}") {
            repeat {
                try member(try memberName(), &self)
            } while takes(",")
            try expect("}")
        }
        depth -= 1
    }

    /// Reads an array; the closure must read or skip each element.
    public mutating func array(_ element: (inout JSONReader) throws(Malformed) -> Void) throws(Malformed) {
        try open("[")
        if !takes("]") {
            repeat { try element(&self) } while takes(",")
            try expect("]")
        }
        depth -= 1
    }

    /// Reads the name of a member of an object; its value is next.
    public mutating func memberName() throws(Malformed) -> String {
        let name = try string()
        try expect(":")
        return name
    }

    public mutating func string() throws(Malformed) -> String {
        let (content, isPlain) = try stringContent()
        if isPlain { return String(decoding: content, as: UTF8.self) }
        guard let text = JSONToken.text(of: content) else { throw Malformed(offset: content.startIndex) }
        return text
    }

    /// Reads a value of any kind.
    public mutating func value() throws(Malformed) -> JSONValue {
        switch next {
        case UInt8(ascii: "{"):
            var members: [JSONMember] = []
            try object { (name, reader) throws(Malformed) in members.append(JSONMember(name, try reader.value())) }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            try array { (reader) throws(Malformed) in elements.append(try reader.value()) }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try string())
        default:
            let content = try wordContent()
            guard let value = JSONToken.value(of: content) else { throw Malformed(offset: content.startIndex) }
            return value
        }
    }

    /// Skips a value of any kind and checks only its brackets and quotes.
    public mutating func skip() throws(Malformed) {
        switch next {
        case UInt8(ascii: "{"): try object { (_, reader) throws(Malformed) in try reader.skip() }
        case UInt8(ascii: "["): try array { (reader) throws(Malformed) in try reader.skip() }
        case UInt8(ascii: "\""): _ = try stringContent()
        default: _ = try wordContent()
        }
    }

    /// Throws unless only white space is left.
    public mutating func end() throws(Malformed) {
        if next != nil { throw Malformed(offset: position) }
    }

    private mutating func wordContent() throws(Malformed) -> JSONToken.Bytes {
        skipSpace()
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        if position == start { throw Malformed(offset: position) }
        return bytes[start..<position]
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
        default: false
        }
    }

    /// Skips a string and returns the bytes between its quotes, including escapes.
    ///
    /// - Returns: `isPlain` is `true` for a string of ASCII without escapes, which needs no further check.
    private mutating func stringContent() throws(Malformed) -> (bytes: JSONToken.Bytes, isPlain: Bool) {
        try expect("\"")
        let start = position
        var (hasEscapes, bits) = (false, UInt8(0))
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            let byte = bytes[position]
            if byte < UInt8(ascii: " ") { throw Malformed(offset: position) }
            bits |= byte
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                position += 1
            }
            position += 1
        }
        guard position < bytes.count else { throw Malformed(offset: start) }
        defer { position += 1 }
        return (bytes[start..<position], !hasEscapes && bits < 0x80)
    }

    private mutating func open(_ bracket: Unicode.Scalar) throws(Malformed) {
        try expect(bracket)
        depth += 1
        if depth > Self.deepestNesting { throw Malformed(offset: position) }
    }

    @inline(__always)
    private mutating func expect(_ sign: Unicode.Scalar) throws(Malformed) {
        if !takes(sign) { throw Malformed(offset: position) }
    }

    @inline(__always)
    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// The next byte that is not white space; `nil` at the end.
    private var next: UInt8? {
        mutating get {
            skipSpace()
            return position < bytes.count ? bytes[position] : nil
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ")
            && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                || byte == UInt8(ascii: "\t"))
    }
}
