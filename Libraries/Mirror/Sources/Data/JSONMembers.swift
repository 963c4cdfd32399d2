/// The members of a JSON object, one after the other, each where it stands in the bytes.
///
/// A whole decoder would have to be told every key, and could not give the bytes back as they were. Nothing is checked
/// beyond what it takes to find the way: the sequence ends where the text stops being an object.
struct JSONMembers: Sequence, IteratorProtocol {
    struct Member {
        let key: String
        /// The whole member, key and value.
        let range: Range<Int>
        let value: Range<Int>
    }

    private let bytes: [UInt8]
    private var position = 0

    init(of object: [UInt8]) {
        bytes = object
        skipWhitespace()
        if current != UInt8(ascii: "{") { position = bytes.count }
    }

    mutating func next() -> Member? {
        // Over the brace or the comma.
        position += 1
        skipWhitespace()
        guard current == UInt8(ascii: "\"") else { return nil }
        let start = position
        skipString()
        let key = start..<position
        skipWhitespace()
        guard current == UInt8(ascii: ":") else { return nil }
        position += 1
        skipWhitespace()
        let valueStart = position
        skipValue()
        guard position > valueStart, position < bytes.count else { return nil }
        let end = position
        skipWhitespace()
        return Member(key: jsonText(bytes[key]) ?? "", range: start..<end, value: valueStart..<end)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipWhitespace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { position += 1 }
    }

    private mutating func skipString() {
        position += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = Swift.min(position + 1, bytes.count)
    }

    private mutating func skipValue() {
        var depth = 0
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                position += 1
            case UInt8(ascii: ","):
                if depth == 0 { return }
                position += 1
            default: position += 1
            }
        }
    }
}
