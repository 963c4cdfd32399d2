import ChallengeCollections
import ChallengeCore
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

struct MarkFormTests {
    private var sut = MarkForm(
        7, name: "Rick",
        [ItemMarks.Text(title: "Note", value: "two\nlines"), ItemMarks.Text(title: "Tags", value: "")])

    private var values: [String] { sut.edits.map(\.new) }

    @Test mutating func `an edited text keeps its line breaks, and a pasted one has its own`() {
        #expect(sut.edits == [ItemMarks.Edit(old: "two\nlines", new: "two\nlines"), ItemMarks.Edit(old: "", new: "")])

        _ = sut.handle(.key(.character("!")))
        _ = sut.handle(.paste("\rmore"))

        #expect(sut.edits[0] == ItemMarks.Edit(old: "two\nlines", new: "two\nlines!\nmore"))
    }

    @Test func `a text that is longer than a note keeps its end`() {
        let text = String(repeating: "x", count: 10_001)

        let sut = MarkForm(7, name: "Rick", [ItemMarks.Text(title: "Note", value: text)])

        #expect(sut.edits == [ItemMarks.Edit(old: text, new: text)])
    }

    @Test mutating func `while the texts are being stored, the user can only leave`() {
        sut.isSaving = true

        #expect(sut.handle(.key(.enter)) == nil && sut.handle(.key(.character("x"))) == nil)

        #expect(values == ["two\nlines", ""])
        #expect(sut.handle(.key(.escape)) == .left)
    }

    @Test mutating func `after a conflict, an edit begins with the stored text`() {
        sut.setConflicts([0: "new"])

        #expect(sut.hasConflict)
        #expect(sut.edits[0] == ItemMarks.Edit(old: "new", new: "two\nlines"))
    }

    @Test mutating func `Tab and arrows move the focus around`() {
        for key in [Key.tab, .tab, .backTab, .up, .down, .down, .down] {
            _ = sut.handle(.key(key))
            _ = sut.handle(.key(.character("x")))
        }

        #expect(values == ["two\nlinesxxx", "xxxx"])
    }

    @Test mutating func `Enter saves, and Escape leaves`() {
        #expect(sut.handle(.key(.enter)) == .saved)
        #expect(sut.handle(.key(.escape)) == .left)
        #expect(sut.handle(.key(.left)) == nil)
    }

    @Test mutating func `Escape leaves a changed text only if it is pressed twice`() {
        _ = sut.handle(.key(.character("!")))

        #expect(sut.handle(.key(.escape)) == nil && sut.asksToLeave)
        _ = sut.handle(.key(.character("!")))
        #expect(sut.handle(.key(.escape)) == nil)
        #expect(sut.handle(.key(.escape)) == .left)
    }
}
