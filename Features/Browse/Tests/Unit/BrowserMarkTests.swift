import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// Favorites in the browser.
struct BrowserMarkTests {
    private let sample = BrowserSample()

    @Test func `f marks an item and removes the mark, and the list of marks follows`() async {
        var sut = await sample.browser()

        await sut.press("jf")
        #expect(sample.marked.names == ["Morty"])
        #expect(sut.rows[3] == "★ 2  Morty  50 episodes")
        await sut.press("3")
        #expect(sut.level.items.map(\.name) == ["Morty"])
        await sut.press("fjf")
        #expect(sample.marked.names == ["Morty"])
        #expect(sut.rows[10] == "1/1 · localFirst · Press f again to remove the favorite with its note, tags and…")
        await sut.press("f")
        #expect(sample.marked.names == [])
        #expect(sut.rows[2] == " Nothing here yet.")
        #expect(sut.rows[11] == "/ filter  ? keys  q quit  r ask the API  p policy")
        await sut.press("2f")
        #expect(sample.marked.names == [])
    }

    @Test func `e edits the texts of an item, and a mistake is shown in the form`() async {
        var sut = await sample.browser()

        await sut.press("e")
        #expect(sut.rows[4] == " › Note  of Rick")
        #expect(sut.cursor == Position(column: 16, row: 4))
        await sut.press("!⇥5⌫x↵")
        #expect(sut.rows[5] == " › Tags  x" && sut.rows[10].contains("no x"))
        await sut.press("⌫y↵")
        #expect(sut.form == nil && sample.marked.texts == ["of Rick!", "y"])
        await sut.press("/")
        await sut.handle(.message(.edits(1, name: "Rick", [])))
        #expect(sut.form == nil)
        await sut.press("⎋e")
        await sut.press("!⎋")
        #expect(sut.form == nil && sample.marked.texts == ["of Rick!", "y"])
        await sut.press("eq⌃")
        #expect(sut.outcome == BrowserOutcome(code: .interrupted))
    }

    @Test func `a text that was changed elsewhere is overwritten only after the user has read it`() async {
        var sut = await sample.browser()
        await sut.press("e!⇥a")
        sample.marked.setText("new\nnote", at: 0)

        await sut.press("↵")
        #expect(sample.marked.texts == ["new\nnote", ""])
        #expect(sut.rows[4...6] == ["   Note  of Rick!", " › Tags  a", " Note elsewhere: new↵note"])
        #expect(sut.rows[10] == "1/3 · localFirst · It was changed elsewhere meanwhile.")
        #expect(sut.rows[11] == "↵ overwrite  Tab next  Esc leave")
        await sut.press("↵")
        #expect(sut.form == nil && sample.marked.texts == ["of Rick!", "a"])
    }

    @Test func `a text that only another program changed keeps its new value`() async {
        var sut = await sample.browser()
        await sut.press("e⇥a")
        sample.marked.setText("new", at: 0)

        await sut.press("↵")

        #expect(sut.form == nil && sample.marked.texts == ["new", "a"])
    }
}
