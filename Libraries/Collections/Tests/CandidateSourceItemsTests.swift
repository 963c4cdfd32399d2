import ChallengeCore
import ChallengeResources
import ChallengeTerminalMocks
import Testing

@testable import ChallengeCollections
@testable import ChallengeTerminal

/// Candidates for words that select items.
struct CandidateSourceItemsTests {
    private struct Planet: NamedItemContract, Identifiable {
        let id: Int
        let name: String
        var code: String?
        var appearances = 1

        var shortName: String? { code }
        var distinctions: [String] { ["\(appearances) moons"] }
    }

    private static let planets = [
        Planet(id: 10, name: "Earth", code: "E1"), Planet(id: 2, name: "Earth", code: "E2"),
        Planet(id: 1, name: "Mars", appearances: 9), Planet(id: 3, name: "Mars"),
        Planet(id: 4, name: "Big Bad Planet"), Planet(id: 5, name: "Big Blue Planet", appearances: 2),
        Planet(id: 6, name: "St. O’Neil Minor"),
    ]

    /// Returns the candidates for the word, in which a tab separates values and descriptions.
    private func candidates(_ text: String, after earlierWords: [String] = []) async throws -> [String] {
        let source = CandidateSource.items { _, text in
            Self.planets.filter { planet in
                [planet.name, "\(planet.id)", planet.code ?? ""].contains { $0.starts(withText: text) }
            }
        }
        let request = CandidateSource.Request(
            invocation: Invocation(path: ["sky", "planet"]), earlierWords: earlierWords, text: text)
        return try await source.find(request).filter { $0.starts(with: text) }.map { "\($0.value)\t\($0.description)" }
    }

    @Test func `codes and identifiers are described by names, and come in their order`() async throws {
        #expect(try await candidates("1") == ["1\tMars", "10\tEarth"])
        #expect(try await candidates("e") == ["E2\tEarth", "E1\tEarth", "Earth\tIDs 2, 10"])
    }

    @Test func `names are described by details, and the best known come first`() async throws {
        #expect(try await candidates("m") == ["Mars\t9 moons"])
        #expect(
            try await candidates("") == [
                "E2\tEarth", "E1\tEarth", "Mars\t9 moons", "Big Blue Planet\t2 moons", "Earth\tIDs 2, 10",
                "Big Bad Planet\t1 moons", "St. O’Neil Minor\t1 moons",
            ])
    }

    @Test func `the last words of a name complete the word`() async throws {
        #expect(try await candidates("b", after: ["big"]) == ["Blue Planet\t2 moons", "Bad Planet\t1 moons"])
        #expect(try await candidates("", after: ["big", "bad"]) == ["Planet\t1 moons"])
        #expect(try await candidates("", after: ["mars"]) == [])
        #expect(try await candidates("", after: ["bi"]) == [])
    }

    @Test func `case and punctuation of the earlier words do not matter`() async throws {
        #expect(try await candidates("o", after: ["ST"]) == ["O’Neil Minor\t1 moons"])
        #expect(try await candidates("m", after: ["st", "o'neil"]) == ["Minor\t1 moons"])
        #expect(try await candidates("m", after: ["st. oneil"]) == ["Minor\t1 moons"])
        #expect(try await candidates("n", after: ["st", "o"]) == [])
    }

    @Test func `after a value only other values are candidates`() async throws {
        #expect(try await candidates("1", after: ["1", "2"]) == ["10\tEarth"])
        #expect(try await candidates("m", after: ["E1"]) == [])
        #expect(try await candidates("e", after: ["-"]) == ["E2\tEarth", "E1\tEarth"])
    }
}
