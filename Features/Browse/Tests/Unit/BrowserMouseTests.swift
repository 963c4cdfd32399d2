import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// What the mouse does.
struct BrowserMouseTests {
    private let sample = BrowserSample()

    private func event(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> ProgramEvent<BrowserMessage> {
        .terminal(.mouse(MouseEvent(action, at: Position(column: column, row: row))))
    }

    @Test func `the wheel moves what is under the pointer`() async {
        var sut = await sample.browser(size: Size(columns: 80, rows: 12))

        await sut.handle(event(.wheelDown, 1, 3))
        #expect(sut.level.selected == 2)
        await sut.handle(event(.wheelUp, 1, 3))
        #expect(sut.level.selected == 0)
        await sut.handle(event(.wheelDown, 60, 3))
        #expect(sut.level.selected == 0 && sut.level.cardScroll.offset > 0 && !sut.level.isCardFocused)
    }

    @Test func `a click selects a row, and a second one opens the item`() async {
        var sut = await sample.browser()

        await sut.handle(event(.press(.left), 4, 5))
        #expect(sut.level.item?.name == "Beth" && !sut.level.isCardFocused)
        await sut.handle(event(.press(.left), 4, 5))
        #expect(sut.level.kind == "location")
    }

    @Test func `a click on a link of the card opens it`() async {
        var sut = await sample.browser()
        let row = sut.layout.cardText.row + (sut.card?.text.links.first?.row ?? 0)

        await sut.handle(event(.press(.left), sut.layout.cardText.column + 1, row))

        #expect(sut.level.kind == "location" && sut.level.items.map(\.name) == ["Mars"])
    }

    @Test func `a click on a title sorts, and on a tab or a key does what it says`() async {
        var sut = await sample.browser()

        await sut.handle(event(.press(.left), 9, 2))
        #expect(sut.level.items.map(\.name) == ["Beth", "Morty", "Rick"])
        await sut.handle(event(.press(.left), 20, 0))
        #expect(sut.tab == 1)
        await sut.handle(event(.press(.left), 21, 13))
        #expect(sut.level.isFiltering)
    }

    @Test func `a click on the selected row ends the filter and opens the item`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.beth]))
        var sut = await sample.browser()
        await sut.press("/b")

        await sut.handle(event(.press(.left), 4, 3))

        #expect(sut.tabs[0].count == 2 && !sut.tabs[0][0].isFiltering)
    }
}
