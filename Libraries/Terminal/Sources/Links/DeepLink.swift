internal import ChallengeCore

/// A link such as `challenge://character/42` or `challenge://characters?status=alive`.
package struct DeepLink: Sendable, Equatable {
    /// The name of the program.
    package let scheme: String
    /// The command for one item, or for a list of items.
    package let command: String
    /// The identifier of the item; `nil` for a list.
    package let identifier: String?
    /// The options of the list.
    package let filters: [OptionText]

    package init(scheme: String, command: String, identifier: String? = nil, filters: [OptionText] = []) {
        self.scheme = scheme
        self.command = command
        self.identifier = identifier
        self.filters = filters
    }
}

extension DeepLink {
    /// The limits of a link, because links come from other programs.
    static let mostBytes = 4096
    static let mostFilters = 64

    /// Reads a link; the scheme and the command can be in any case.
    ///
    /// Percent-encoding is decoded after the parts were separated, so that an encoded sign is never a separator.
    init(_ text: String, scheme: String) throws(CommandError) {
        if text.utf8.count > Self.mostBytes { throw .tooLong }
        let start = scheme + "://"
        guard text.utf8.count >= start.utf8.count, text.prefix(start.count).lowercased().isBytewiseEqual(to: start)
        else {
            throw .otherScheme(text, expected: start)
        }
        let halves = text.dropFirst(start.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = halves[0].split(separator: "/", omittingEmptySubsequences: false)
        guard path.count <= 2, path.dropFirst().first?.isEmpty != true, !text.utf8.contains(UInt8(ascii: "#")) else {
            throw .malformed(text)
        }
        self.scheme = scheme
        command = try Self.decoded(path[0], in: text).lowercased()
        identifier = path.count > 1 ? try Self.decoded(path[1], in: text) : nil
        let pairs = halves.dropFirst().joined().split(separator: "&")
        if pairs.count > Self.mostFilters { throw .tooLong }
        var filters: [OptionText] = []
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw .malformed(text) }
            filters.append(
                OptionText(
                    name: try Self.decoded(parts[0], in: text),
                    text: try Self.decoded(parts[1], in: text, plusIsSpace: true)))
        }
        self.filters = filters
    }

    /// Returns the text for a percent-encoded part.
    ///
    /// - Throws: An error for an escape without two digits, for bytes that are not UTF-8, and for unsafe characters.
    private static func decoded<Part: StringProtocol>(
        _ part: Part, in link: String, plusIsSpace: Bool = false
    ) throws(CommandError) -> String {
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
                    throw .malformed(link)
                }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed(link) }
        if UnsafeCharacters.areIn(text) { throw .unsafeCharacters(link) }
        return text
    }
}

extension DeepLink: CustomStringConvertible {
    package var description: String {
        let item = identifier.map { "/" + $0.percentEncoded() } ?? ""
        let query = filters.map { $0.name.percentEncoded() + "=" + $0.text.percentEncoded() }.joined(separator: "&")
        return "\(scheme)://\(command)\(item)" + (query.isEmpty ? "" : "?" + query)
    }
}

extension UnsafeCharacters {
    /// Returns `true` if the text has an unsafe character.
    fileprivate static func areIn(_ text: String) -> Bool {
        var found = false
        visit(text, safe: { _ in }, unsafe: { _ in found = true })
        return found
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
