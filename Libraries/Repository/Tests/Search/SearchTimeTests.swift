import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The time of a search, which `Tests/Benchmarks/data` prints for 826 and for 100,000 rows.
///
/// Only the benchmark runs it.
struct SearchTimeTests {
    private static let words = [
        "Rick", "Morty", "Summer", "Beth", "Jerry", "Smith", "Sanchez", "Evil", "Doofus", "Robot", "Alien", "Guard",
        "Council", "Toxic", "Cop", "Cyborg", "Plumbus", "Zeta", "Mega", "Fruit", "Farmer", "Snake", "Wizard", "King",
        "Queen", "Agent", "Doctor", "Captain", "Ghost", "Pickle", "Purge", "Planet", "Teacher", "Hammer", "Bird",
    ]

    private static let rows = ProcessInfo.processInfo.environment["CHALLENGE_ROWS"].flatMap { Int($0) }

    /// Returns a note whose words depend on its number.
    private func note(_ id: Int) -> NoteDTO {
        let words = [id, id / 7, id / 31].map { Self.words[$0 % Self.words.count] }
        return NoteDTO(id: id, name: "\(words[0]) \(words[1]) \(id)", tags: [words[2], "Human"])
    }

    @Test(.enabled(if: rows != nil)) func `a search of all rows finds matches`() async throws {
        let count = try #require(Self.rows)
        let sut = NoteDTO.local()
        _ = try await sut.replaceAll(with: (1...count).map(note), fetchedAt: Date(timeIntervalSince1970: 0))
        let texts = ["rick", "morty sanch", "'smith !evil", "\"rick smith\"", "beth | jerry", "^pick", "\(count)"]
        let queries = try texts.map { text in try SearchQuery(text) }
        let clock = ContinuousClock()
        var longest = Duration.zero

        for query in queries {
            var times: [Duration] = []
            for _ in 1...9 {
                let start = clock.now
                #expect(try await !sut.search(query).matches.isEmpty)
                times.append(clock.now - start)
            }
            longest = max(longest, times.sorted()[times.count / 2])
        }

        print("full text: \(longest / .microseconds(1)) µs for \(count) rows, the slowest of \(queries.count) queries")
    }
}
