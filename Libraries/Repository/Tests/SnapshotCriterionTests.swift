import ChallengeCore
import ChallengeRepositoryMocks
import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct SnapshotCriterionTests {
    private func line(_ name: String) throws -> SnapshotLine<NoteDTO> { try #require(SnapshotLine("1\t\(name)\t")) }

    private func isMet(
        _ value: String, by text: String, _ api: APIConventions = NotesAPI.conventions
    ) throws -> Bool {
        SnapshotCriterion(Criterion("name", value), .part, api: api).isMet(by: try line(text))
    }

    @Test(arguments: [
        ("rick", true), ("SANCHEZ", true), ("ck s", true), ("morty", false), ("Rick Sanchez and Morty", false),
        ("", true),
    ])
    func `a text that contains the value meets the criterion`(value: String, expected: Bool) throws {
        #expect(try isMet(value, by: "Rick Sanchez") == expected)
    }

    @Test(arguments: [
        ("male", "Male", true), ("MALE", "Female", false), ("male", "male human", true), ("ale", "Female", true),
    ])
    func `an anchored value matches only at the start of a text`(
        value: String, text: String, expected: Bool
    ) throws {
        #expect(try isMet(value, by: text, .sample) == expected)
        #expect(try isMet(value, by: text))
    }

    @Test func `no line meets an unknown criterion`() throws {
        let sut = SnapshotCriterion(Criterion("color", "rick"), .part, api: NotesAPI.conventions)

        #expect(try !sut.isMet(by: line("Rick Sanchez")))
    }

    @Test(arguments: [
        ("\u{41}\u{301}rboles", "Árboles", false), ("Árboles", "\u{41}\u{301}rboles", false), ("a", "a\u{301}", true),
        ("\u{301}", "a\u{301}", true), ("ÁRBOL", "Los árboles", true), ("", "", true), ("a", "", false),
    ])
    func `texts are compared by bytes, as in the cache`(value: String, text: String, expected: Bool) throws {
        #expect(try isMet(value, by: text) == expected)
    }

    @Test(arguments: LongText.kinds)
    func `a value that is too long for the text is not searched`(kind: LongText) throws {
        let line = try line("Human")
        let value = SnapshotCriterion(Criterion("name", kind.text(scalars: 100_000)), .part, api: NotesAPI.conventions)

        // The search in each line would take hours.
        let matches = (1...100_000).filter { _ in value.isMet(by: line) }

        #expect(matches.isEmpty)
    }
}
