import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// The filter of a list.
struct BrowserFilterTests {
    private let sample = BrowserSample()

    @Test func `the filter shows the matches of the search while the user types, best first`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.beth], partial: [Person.rick]))
        var sut = await sample.browser()

        await sut.press("jj/be")
        #expect(sample.people.matching.inputs == ["b", "be"])
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        #expect(sut.rows[1].hasPrefix("╭─ Characters /be  ─") && sut.rows[1].contains(" 2 of 3 "))
        #expect(sut.cursor == Position(column: 17, row: 1))
        await sut.press("↵j")
        #expect(sut.level.item?.name == "Rick" && sut.rows[1].contains(" 2 of 2 (3) "))
        await sut.press("⎋")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
        #expect(sut.level.item?.name == "Beth")
    }

    @Test func `Escape returns from an edited filter to the kept one, and then to the item before it`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.beth]))
        var sut = await sample.browser()
        await sut.press("j/be↵/th")
        #expect(sut.level.filter?.text == "beth")

        await sut.press("⎋")
        #expect(sut.level.filter?.text == "be" && !sut.level.isFiltering && !sut.level.isSearching)
        await sut.press("⎋")
        #expect(sut.level.filter == nil && sut.level.item?.name == "Morty")
    }

    @Test func `a narrow window has room for a filter, even in a list with a long title`() async {
        var sut = await sample.browser(size: Size(columns: 40, rows: 12))

        await sut.press("/abcdefghijkl")
        #expect(sut.rows[1] == "╭─ Characters /bcdefghijkl  ── 0 of 3 ─╮" && sut.cursor?.column == 26)
        await sut.press("⎋↵/abcdefghijkl")
        #expect(sut.rows[1] == "╭─ Rick › Locati… /fghijkl  ── 0 of 2 ─╮")
    }

    @Test func `matches of an earlier text are not shown`() async {
        var sut = await sample.browser()
        await sut.press("/be")

        await sut.handle(.message(.found(kind: "character", text: "b", [2], nearestName: nil)))

        #expect(sut.level.items.isEmpty)
        await sut.handle(.message(.found(kind: "character", text: "be", [], nearestName: nil)))
        #expect(sut.rows[3].hasPrefix("│ No match."))
    }

    @Test func `Enter waits for the matches of the filter`() async {
        var sut = await sample.browser()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        for key in [Key.enter, .enter, .character("f"), .character("y")] {
            #expect(sut.update(.terminal(.key(key))).isEmpty)
        }
        #expect(!sut.level.isCardFocused && sut.level.isSearching)

        await sut.handle(.message(.found(kind: "character", text: "b", [3], nearestName: nil)))
        await sut.press("→")

        #expect(sut.level.item?.name == "Beth" && sut.level.isCardFocused)
    }

    @Test func `matches arrive in the list of their kind, also behind another tab`() async {
        var sut = await sample.browser()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        await sut.press("↵2")

        await sut.handle(.message(.found(kind: "character", text: "b", [3], nearestName: nil)))

        #expect(sut.level.items.count == 3)
        await sut.press("1")
        #expect(sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `a filter searches again when other items arrive`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.rick]))
        var sut = await sample.browser()
        await sut.press("/b↵")
        sample.people.setMatches(RankedMatches(exact: [Person.beth], partial: [.rick]))

        sample.people.read.setResult(.success(Fetched(value: [.rick, .beth], origin: .remote)))
        await sut.press("r")
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        await sut.press("jr")
        #expect(sut.level.item?.name == "Rick")
    }

    @Test func `when other items arrive, each list of their kind searches again`() async {
        var sut = await sample.browser()
        await sut.press("/b↵")
        sample.people.setMatches(RankedMatches(exact: [Person.rick]))
        await sut.press("/r↵↵↵/ri↵")
        #expect(sut.tabs[0].map(\.filter?.text) == ["br", nil, "ri"])

        let items = await sut.collections[0].items.saved()
        let effects = sut.update(.message(.loaded(kind: "character", items)))

        let names = effects.compactMap { if case .run(let name, _) = $0 { name } else { nil } }
        #expect(names.count == 2 && Set(names).count == 2)
    }

    @Test func `a filter of linked items shows only these, in each order`() async {
        sample.places.setMatches(RankedMatches(exact: [Person.moon, .mars, .earth]))
        var sut = await sample.browser()

        await sut.press("↵/x↵")
        #expect(sut.level.items.map(\.name) == ["Moon", "Earth"])
        await sut.press("s↓↵")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
    }

    @Test func `Backspace leaves a list and keeps its filter, and Escape ends it first`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.rick]))
        var sut = await sample.browser()

        await sut.press("/r↵↵⌫")
        #expect(sut.level.kind == "character" && sut.level.filter?.text == "r")
        await sut.press("⌫")
        #expect(sut.level.filter?.text == "r")
        await sut.press("⎋")
        #expect(sut.level.filter == nil)
    }

    @Test func `the filters of a link show its items in their order, after each change, until Escape`() async {
        let filter = LinkFilter(text: "in=S01E11 status=alive", keys: [3, 1, 7])
        _ = await sample.browser()
        var sut = await sample.started(Browser(sample.dependencies(), start: BrowserStart(filter: filter)))

        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"] && sut.level.searchedText == nil)
        #expect(sut.rows[1].hasPrefix("╭─ Characters /in=S01E11 statu… ─"))
        await sut.press("/x⎋")
        #expect(sample.people.matching.inputs == ["in=S01E11 status=alivex"])
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        await sut.press("⎋")
        #expect(sut.level.filter == nil && sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
        await sut.press("/in=S01E11 status=alive")
        #expect(sut.level.items.isEmpty)
    }

    @Test func `a misspelt word proposes the nearest name, which Enter searches for`() async {
        sample.people.setMatches(RankedMatches(nearestNames: ["Beth"]))
        var sut = await sample.browser()
        await sut.press("/bteh")
        #expect(sut.rows[3].hasPrefix("│ No match.") && sut.rows[4].hasPrefix("│ Beth? ↵"))
        sample.people.setMatches(RankedMatches(exact: [Person.beth]))

        await sut.press("↵")

        #expect(sut.level.filter?.text == "Beth" && sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `an empty filter ends with Enter`() async {
        var sut = await sample.browser()

        await sut.press("/↵")

        #expect(sut.level.filter == nil && !sut.level.isFiltering)
    }

    @Test func `the found words are bold`() async {
        let words = Emphasis("be")

        #expect(
            words?.text(SafeText("Beth", style: .yellow), isName: true)
                == SafeText("Beth", style: TextStyle(color: .yellow, isBold: true)))
        #expect(words?.text("Rick", isName: true) == "Rick")
    }
}
