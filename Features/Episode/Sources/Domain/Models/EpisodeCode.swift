import ChallengeCore

/// The season and the number of an episode, such as `S03E07`.
struct EpisodeCode: Hashable, Sendable {
    /// The largest length of a code in bytes, which limits the time for parsing.
    private static let longestText = 64

    let season: Int
    let number: Int
}

extension EpisodeCode {
    /// Reads a code such as `S03E07` or `3x07`, ignoring case and with or without the zeros; returns `nil` for other
    /// text.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longestText else { return nil }
        let text = text.lowercased()
        let hasSeasonLetter = text.hasPrefix("s")
        let parts = (hasSeasonLetter ? text.dropFirst() : text[...])
            .split(separator: hasSeasonLetter ? "e" : "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let season = Self.number(parts[0]), let number = Self.number(parts[1]) else {
            return nil
        }
        self.init(season: season, number: number)
    }

    /// The texts that are read as this code, without regard to case: `S03E07`, `S3E7`, `03x07`, `3x7` and others.
    var spellings: [String] {
        [season.twoDigits, "\(season)"].withoutRepetition.flatMap { season in
            [number.twoDigits, "\(number)"].withoutRepetition.flatMap { ["S\(season)E\($0)", "\(season)x\($0)"] }
        }
    }

    /// Returns the prefix that all codes of a season have and no other code has.
    static func beginning(ofSeason season: Int) -> String { "S\(season.twoDigits)E" }

    private static func number(_ digits: Substring) -> Int? {
        guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        return Int(digits)
    }
}

extension EpisodeCode: CustomStringConvertible {
    var description: String { Self.beginning(ofSeason: season) + number.twoDigits }
}

extension Int {
    /// The number with at least two digits.
    fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
