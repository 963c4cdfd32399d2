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

        await sut.press("ss/be")
        #expect(sample.people.matching.inputs == ["b", "be"])
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        #expect(sut.rows[1] == "/be")
        #expect(sut.cursor == Position(column: 3, row: 1))
        await sut.press("↵j⎋")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
        #expect(sut.level.item?.name == "Rick")
    }

    @Test func `matches of an earlier text are not shown`() async {
        var sut = await sample.browser()
        await sut.press("/be")

        await sut.handle(.message(.found(kind: "character", text: "b", [2])))

        #expect(sut.level.items.isEmpty)
        #expect(sut.rows[2] == " No match.")
    }

    @Test func `Enter waits for the matches of the filter`() async {
        var sut = await sample.browser()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        for key in [Key.enter, .enter, .character("f"), .character("y")] {
            #expect(sut.update(.terminal(.key(key))).isEmpty)
        }
        #expect(sut.level.link == nil && sut.level.isSearching)

        await sut.handle(.message(.found(kind: "character", text: "b", [3])))
        await sut.press("↵")

        #expect(sut.level.item?.name == "Beth" && sut.level.link == 0)
    }

    @Test func `matches arrive in the list of their kind, also behind another tab`() async {
        var sut = await sample.browser()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        await sut.press("↵2")

        await sut.handle(.message(.found(kind: "character", text: "b", [3])))

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

    @Test func `a filter of linked items shows only these, in each order`() async {
        sample.places.setMatches(RankedMatches(exact: [Person.moon, .mars, .earth]))
        var sut = await sample.browser()

        await sut.press("↵↵/x↵")
        #expect(sut.level.items.map(\.name) == ["Moon", "Earth"])
        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
    }

    @Test func `a click on the selected row ends the filter and opens the card`() async {
        sample.people.setMatches(RankedMatches(exact: [Person.beth]))
        var sut = await sample.browser()
        await sut.press("/b")

        await sut.handle(.terminal(.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 2)))))

        #expect(!sut.level.isFiltering && sut.level.link == 0)
    }
}
