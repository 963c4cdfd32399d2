internal import ChallengeCore
internal import ChallengeJSON

/// A change of each object in a response.
enum ObjectEdit: Sendable {
    case remove(String)
    case setNull(String)
    case changeType(String)
    case unknownValues
    case hostileText

    func callAsFunction(_ object: [UInt8]) -> [UInt8] {
        let members = ObjectMember.all(in: object).compactMap { member in
            edited(member.key, Array(member.value)).map { Array((JSONWriter.quoted(member.key) + ":").utf8) + $0 }
        }
        return Array("{".utf8) + Array(members.joined(separator: ",".utf8)) + Array("}".utf8)
    }

    private func edited(_ key: String, _ value: [UInt8]) -> [UInt8]? {
        switch self {
        case .remove(let name): key == name ? nil : value
        case .setNull(let name): key == name ? Array("null".utf8) : value
        case .changeType(let name): key == name ? Self.ofAnotherType(value) : value
        case .unknownValues: Self.unknownValuesByKey[key].map { Array(JSONWriter.quoted($0).utf8) } ?? value
        case .hostileText: hostile(key, value)
        }
    }

    private static func ofAnotherType(_ value: [UInt8]) -> [UInt8] {
        switch value.first {
        case UInt8(ascii: "\""): Array("42".utf8)
        case UInt8(ascii: "["), UInt8(ascii: "{"): Array("\"a text\"".utf8)
        default: Array("\"42\"".utf8)
        }
    }

    private static let unknownValuesByKey = ["status": "Schrödinger", "gender": "Plumbus", "species": "Gazorpazorpian"]

    /// Replaces every text that a user reads, including the one inside `origin` and `location`.
    private func hostile(_ key: String, _ value: [UInt8]) -> [UInt8] {
        let addresses = ["url", "image", "created", "next", "prev"]
        if value.first == UInt8(ascii: "{") && key != "info" { return self(value) }
        guard value.first == UInt8(ascii: "\""), !addresses.contains(key) else { return value }
        return Array(JSONWriter.quoted(key == "name" ? HostileText.long : HostileText.short).utf8)
    }
}

/// Texts that can harm a terminal or a spreadsheet if they are printed unescaped.
enum HostileText {
    /// A short text with colors, a window title, a cleared screen, a reversed direction, line breaks, quotes, NUL and
    /// more.
    static let short =
        "\u{1b}[31mred\u{1b}]0;title\u{7}\u{1b}[2J\u{9b}1m \u{202e}kcab\u{2066} a\nb\tc\rd\0e\u{7f}"
        + "\"quoted\" \\back 'single' =SUM(A1) \u{200b}\u{feff}\u{2028} <b>&amp; 🧪👩‍🔬 世界 " + zalgo

    /// The short text, followed by a very long one.
    static let long = short + String(repeating: " very long", count: 1000)

    private static let zalgo = "Z" + String(repeating: "\u{300}\u{316}\u{489}", count: 20) + "algo"
}
