import ChallengeCore

/// The identifier or the code by which a user names an episode.
enum EpisodeReference: Hashable, Sendable {
    case identifier(Int)
    case code(EpisodeCode)

    /// Reads a positive number or a code; returns `nil` for other text.
    init?(_ text: String) {
        let isNumber = text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        if isNumber, let identifier = Int(text), identifier > 0 {
            self = .identifier(identifier)
        } else if let code = EpisodeCode(text) {
            self = .code(code)
        } else {
            return nil
        }
    }
}

extension EpisodeReference {
    /// Reads a key; text that is neither a number nor a code has the identifier 0, which is invalid.
    init(_ key: ItemKey) { self = EpisodeReference(key.description) ?? .identifier(0) }

    var key: ItemKey {
        switch self {
        case .identifier(let identifier): identifier.key
        case .code(let code): .text(code.description)
        }
    }
}

extension EpisodeReference {
    /// Returns `true` for the start of a code, such as `S01` or `s3e`.
    @Sendable static func isStarted(_ text: String) -> Bool {
        text.lowercased().hasPrefix("s") && text.dropFirst().first.map { ("0"..."9").contains($0) } == true
    }
}

extension EpisodeReference: CustomStringConvertible {
    var description: String {
        switch self {
        case .identifier(let identifier): "\(identifier)"
        case .code(let code): "\(code)"
        }
    }
}
