public import ChallengePlatform

/// The limits for the texts of JSON from outside the program.
///
/// They are checked before the JSON is decoded. The decoder hashes the names of members, and the time that Swift needs
/// to hash or compare a text grows with the square of the number of consecutive combining marks.
public enum JSONTextLimits {
    /// The longest value, in bytes of UTF-8.
    public static let longestText = 65_536
    /// The longest name of a member, in bytes of UTF-8.
    public static let longestName = 256

    /// Returns the path of the first text that is too long, such as `results[3].name`, and the reason to refuse it.
    ///
    /// JSON in UTF-16 or UTF-32 is refused with an empty path. The decoder could read it, but this scan cannot measure
    /// its texts. Malformed JSON is no violation, because the decoder reports it.
    public static func violation(in json: Data) -> (path: String, reason: String)? {
        json.withUnsafeBytes { bytes in
            let bytes = bytes.bindMemory(to: UInt8.self)
            guard seemsUTF8(bytes) else { return ("", "not in UTF-8") }
            var scan = JSONTextScan(bytes: bytes)
            return scan.pathOfLongText().map { ($0, "too long") }
        }
    }

    /// Returns `false` for JSON with a NUL byte or with the byte order mark of UTF-16 or UTF-32.
    private static func seemsUTF8(_ json: UnsafeBufferPointer<UInt8>) -> Bool {
        !json.starts(with: [0xFF, 0xFE]) && !json.starts(with: [0xFE, 0xFF]) && !json.contains(0)
    }
}

/// A single pass over JSON that tracks the path of each text.
private struct JSONTextScan {
    enum Container {
        case array(index: Int)
        case object(name: String?)
    }

    /// The decoder refuses JSON that is nested more deeply.
    private static let deepestNesting = 512

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var containers: [Container] = []

    mutating func pathOfLongText() -> String? {
        while position < bytes.count, containers.count <= Self.deepestNesting {
            switch bytes[position] {
            case UInt8(ascii: "{"): containers.append(.object(name: nil))
            case UInt8(ascii: "["): containers.append(.array(index: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
            case UInt8(ascii: ","): startNextElement()
            case UInt8(ascii: "\""):
                if !checkLength(of: readText()) { return path }
            default: break
            }
            position += 1
        }
        return nil
    }

    private mutating func startNextElement() {
        switch containers.popLast() {
        case .array(let index): containers.append(.array(index: index + 1))
        case .object: containers.append(.object(name: nil))
        case nil: break
        }
    }

    /// Reads the text from the quote at the position to its closing quote, and counts its bytes in UTF-8.
    private mutating func readText() -> (range: Range<Int>, length: Int) {
        let start = position + 1
        var length = 0
        position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                length += lengthOfEscape()
            } else {
                length += 1
                position += 1
            }
        }
        return (start..<min(position, bytes.count), length)
    }

    /// Skips an escape and returns its length in UTF-8; half of a surrogate pair counts as two bytes.
    private mutating func lengthOfEscape() -> Int {
        guard position + 5 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
            position += 2
            return 1
        }
        let digits = bytes[(position + 2)..<(position + 6)]
        position += 6
        switch UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0 {
        case 0..<0x80: return 1
        case 0x80..<0x800, 0xD800..<0xE000: return 2
        default: return 3
        }
    }

    /// Returns `true` if the text is within its limit, and records the name of a member.
    ///
    /// The limits of names and values differ.
    private mutating func checkLength(of text: (range: Range<Int>, length: Int)) -> Bool {
        guard case .object(nil) = containers.last else { return text.length <= JSONTextLimits.longestText }
        guard text.length <= JSONTextLimits.longestName else { return false }
        containers[containers.count - 1] = .object(name: String(decoding: bytes[text.range], as: UTF8.self))
        return true
    }

    private var path: String {
        containers.reduce(into: "") { path, container in
            switch container {
            case .array(let index): path += "[\(index)]"
            case .object(let name?): path += path.isEmpty ? name : "." + name
            case .object(nil): break
            }
        }
    }
}
