/// A season and a number in it, as `S03E07`: what fans call an episode.
struct EpisodeCode: Hashable, Sendable {
    /// Longer than any code, in bytes.
    private static let longestText = 64

    let season: Int
    let number: Int

    init(season: Int, number: Int) {
        self.season = season
        self.number = number
    }

    /// Reads `S03E07`, in any case and with or without the zeros; anything else is `nil`.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longestText else { return nil }
        let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].hasPrefix("s"), let season = Self.number(parts[0].dropFirst()),
            let number = Self.number(parts[1])
        else { return nil }
        self.init(season: season, number: number)
    }

    /// The beginning of the codes of a season, and of no other codes.
    static func beginning(ofSeason season: Int) -> String { "S\(season.twoDigits)E" }

    private static func number(_ digits: Substring) -> Int? {
        guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(digits)
    }
}

extension EpisodeCode: CustomStringConvertible {
    var description: String { Self.beginning(ofSeason: season) + number.twoDigits }
}

extension EpisodeCode: Comparable {
    static func < (left: EpisodeCode, right: EpisodeCode) -> Bool {
        (left.season, left.number) < (right.season, right.number)
    }
}

extension Int {
    /// In two digits at least.
    fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

/// The identifier or the code by which a user names an episode.
enum EpisodeReference: Hashable, Sendable {
    case identifier(Int)
    case code(EpisodeCode)
}

extension EpisodeReference: CustomStringConvertible {
    var description: String {
        switch self {
        case .identifier(let identifier): "\(identifier)"
        case .code(let code): "\(code)"
        }
    }
}
