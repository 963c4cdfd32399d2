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
        #expect(sut.rows[4].hasPrefix("│   2  ★ Morty"))
        await sut.press("3")
        #expect(sut.level.items.map(\.name) == ["Morty"])
        await sut.press("fjf")
        #expect(sample.marked.names == ["Morty"])
        #expect(sut.rows[12] == " localFirst · Press f again to remove Morty with your notes.")
        await sut.press("f")
        #expect(sample.marked.names == [])
        #expect(sut.rows[3].hasPrefix("│ Nothing here yet: f adds characters."))
        #expect(sut.rows[13] == " / filter   u undo   ? keys   q quit   r refresh   p policy")
        await sut.press("2f")
        #expect(sample.marked.names == [] && sut.rows[12].contains("Only characters can be favorites."))
        await sut.press("e")
        #expect(sut.form == nil && sut.rows[12].contains("Only characters can be favorites."))
    }

    @Test func `a mark of another program appears in the list, and in the lists of its items`() async {
        let sample = BrowserSample(marked: MarkedPeople(later: .morty))

        var sut = await sample.browser()

        #expect(sut.rows[4].hasPrefix("│   2  ★ Morty"))
        await sut.press("3")
        #expect(sut.level.items.map(\.name) == ["Morty"])
    }

    @Test func `e edits the texts of an item, and a mistake is shown in the form`() async {
        var sut = await sample.browser()

        await sut.press("e")
        #expect(sut.rows[2].hasPrefix("│ › Note  of Rick"))
        #expect(sut.cursor == Position(column: 17, row: 2))
        await sut.press("!⇥5⌫x↵")
        #expect(sut.rows[3].hasPrefix("│ › Tags  x") && sut.rows[12].contains("no x"))
        await sut.press("⌫y↵")
        #expect(sut.form == nil && sample.marked.texts == ["of Rick!", "y"])
        await sut.press("/")
        await sut.handle(.message(.edits(1, name: "Rick", [])))
        #expect(sut.form == nil)
        await sut.press("⎋e")
        await sut.press("!⎋")
        #expect(sut.form != nil && sut.rows[12].hasSuffix("Press Esc again to drop the changes."))
        await sut.press("⎋")
        #expect(sut.form == nil && sample.marked.texts == ["of Rick!", "y"])
        await sut.press("eq⌃⌃")
        #expect(sut.outcome == BrowserOutcome(code: .interrupted))
    }

    @Test func `a text that was changed elsewhere is overwritten only after the user has read it`() async {
        var sut = await sample.browser()
        await sut.press("e!⇥a")
        sample.marked.setText("new\nnote", at: 0)

        await sut.press("↵")
        #expect(sample.marked.texts == ["new\nnote", ""])
        #expect(sut.rows[2].contains("  Note  of Rick!") && sut.rows[3].contains("› Tags  a"))
        #expect(sut.rows[4].contains("Note elsewhere: new↵note"))
        #expect(sut.rows[12] == " localFirst · It was changed elsewhere meanwhile.")
        #expect(sut.rows[13] == " ↵ overwrite   Tab next   Esc leave")
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

    @Test func `Space chooses items and moves down, f marks all of them, and u takes that back`() async {
        var sut = await sample.browser()

        await sut.press("  ")
        #expect(sut.rows[3].hasPrefix("│   1  ✓ Rick") && sut.level.selected == 2)
        await sut.press("f")
        #expect(sample.marked.names == ["Rick", "Morty"] && sut.level.chosen == [])
        #expect(sut.rows[3].hasPrefix("│   1  ★ Rick") && sut.rows[12].contains("Added: 2 items. Undo: u"))
        sample.marked.setText("", at: 0)
        await sut.press("u")
        #expect(sample.marked.names == [])
        await sut.press("uk k ")
        #expect(sample.marked.names == [] && sut.level.chosen == [])
    }

    @Test func `u keeps a new mark that has got texts meanwhile`() async {
        var sut = await sample.browser()
        sample.marked.setText("", at: 0)
        await sut.press("f")
        sample.marked.setText("of another program", at: 0)

        await sut.press("u")

        #expect(sample.marked.names == ["Rick"])
        #expect(sut.rows[12].contains("Not saved: Rick. It was changed elsewhere meanwhile."))
    }

    @Test func `a mark without texts is removed without a question, and one with texts comes back with them`() async {
        var sut = await sample.browser()
        sample.marked.setText("", at: 0)

        await sut.press("ff")
        #expect(sample.marked.names == [] && sut.rows[12].contains("Removed: Rick. Undo: u"))
        await sut.press("u")
        #expect(sample.marked.names == ["Rick"])
        sample.marked.setText("new", at: 0)
        await sut.press("fjf")
        #expect(sample.marked.names == ["Rick", "Morty"])
        await sut.press("kff")
        sample.marked.setText("", at: 0)
        await sut.press("u")
        #expect(sample.marked.names == ["Rick", "Morty"] && sample.marked.texts == ["new", ""])
    }
}
