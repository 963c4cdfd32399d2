import ChallengeRickAndMortyAPI
import ChallengeTestSupport
import Testing

@testable import ChallengeRepository

struct SnapshotCriterionTests {
    private struct Line: SnapshotLineContract {
        let text: String

        let id = 1

        var item: NoteDTO { NoteDTO() }

        init(text: String) {
            self.text = text
        }

        init?(_ line: Substring) { nil }

        static func line(for item: NoteDTO) -> String { item.name }

        func text(of criterion: String) -> Substring? { criterion == "name" ? text[...] : nil }
    }

    private func isMet(_ value: String, by text: String, _ api: APIConventions = NotesAPI.conventions) -> Bool {
        SnapshotCriterion(Criterion("name", value), api: api).isMet(by: Line(text: text))
    }

    @Test(arguments: [
        ("rick", true), ("SANCHEZ", true), ("ck s", true), ("morty", false), ("Rick Sanchez and Morty", false),
        ("", true),
    ])
    func `a text that contains the value meets the criterion`(value: String, expected: Bool) {
        #expect(isMet(value, by: "Rick Sanchez") == expected)
    }

    @Test(arguments: [
        ("male", "Male", true), ("MALE", "Female", false), ("male", "male human", true), ("ale", "Female", true),
    ])
    func `an anchored value matches only at the start of a text`(
        value: String, text: String, expected: Bool
    ) {
        #expect(isMet(value, by: text, .rickAndMorty) == expected)
        #expect(isMet(value, by: text))
    }

    @Test func `no line meets an unknown criterion`() {
        let sut = SnapshotCriterion(Criterion("colour", "rick"), api: NotesAPI.conventions)

        #expect(!sut.isMet(by: Line(text: "Rick Sanchez")))
    }

    @Test(arguments: [
        ("\u{41}\u{301}rboles", "Árboles", false), ("Árboles", "\u{41}\u{301}rboles", false), ("a", "a\u{301}", true),
        ("\u{301}", "a\u{301}", true), ("ÁRBOL", "Los árboles", true), ("", "", true), ("a", "", false),
    ])
    func `texts are compared by bytes, as in the cache`(value: String, text: String, expected: Bool) {
        #expect(isMet(value, by: text) == expected)
    }

    @Test(arguments: LongText.kinds)
    func `a value that is too long for the text is not searched`(kind: LongText) {
        let line = Line(text: "Human")
        let value = SnapshotCriterion(Criterion("name", kind.text(scalars: 100_000)), api: NotesAPI.conventions)

        // The search in each line would take hours.
        let matches = (1...100_000).filter { _ in value.isMet(by: line) }

        #expect(matches.isEmpty)
    }
}
