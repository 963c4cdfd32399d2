import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

struct PickerTests {
    private let people = ItemSearchMock<Person>()
    private let size = Size(columns: 80, rows: 12)

    private func sut(_ options: PickOptions = PickOptions(), size: Size = Size(columns: 80, rows: 12)) async -> Picker {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .zero))))
        people.setMatches(RankedMatches(exact: [Person.beth], partial: [Person.rick]))
        let collection = BrowsedCollection.sample("character", people, linkingTo: "character", HistoryRecorderMock())
        let dependencies = BrowseDependencies(collections: [collection], cachePolicy: .localFirst, isOffline: false)
        var picker = Picker(dependencies, collection, options)
        await picker.handle(.terminal(.resized(size)))
        for effect in picker.start() { await picker.run(effect) }
        return picker
    }

    @Test func `typed text filters the list, and Enter chooses the selected item`() async {
        var sut = await sut()

        await sut.press("be↓")
        #expect(people.matching.inputs == ["b", "be"])
        let rows = sut.rows(in: size)
        #expect(rows[0].hasPrefix("╭─ Characters /be  ─") && rows[0].contains(" 2 of 3 "))
        #expect(rows[2...3].map { $0.prefix(12) } == ["│   3  Beth ", "│   1  Rick "])
        #expect(rows[3].contains("Origin  place 2") && rows[5].contains("Location 2"))
        #expect(rows[11] == " ↵ choose   Esc leave")
        #expect(sut.cursor == Position(column: 17, row: 0))
        await sut.press("↵")
        #expect(sut.outcome?.map(\.key) == [1])
    }

    @Test func `with several choices, Tab marks items, and Enter chooses them in this order`() async {
        var sut = await sut(PickOptions(isMulti: true))

        await sut.press("↓⇥")
        #expect(sut.marked == [2] && sut.level.item?.name == "Beth")
        await sut.press("⇥")
        #expect(sut.rows(in: size)[3].hasPrefix("│   2  ✓ Morty") && sut.rows(in: size)[10] == " 2 marked")
        await sut.press("⇥↵")
        #expect(sut.outcome?.map(\.key) == [2])
    }

    @Test func `the query filters from the start`() async {
        #expect(await sut(PickOptions(query: "beth")).level.items.map(\.name) == ["Beth", "Rick"])
    }

    @Test(arguments: ["⎋", "⌃"])
    func `Escape and Ctrl-C choose nothing`(key: String) async {
        var sut = await sut(PickOptions(isMulti: true))

        await sut.press("⇥" + key)

        #expect(sut.outcome?.isEmpty == true)
    }

    @Test func `Enter before the matches are here chooses the first of them`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.paste("beth")))
        _ = sut.update(.terminal(.key(.enter)))
        #expect(sut.outcome == nil)

        await sut.handle(.message(.found(kind: "character", text: "beth", [3, 1], nearestName: nil)))

        #expect(sut.outcome?.map(\.key) == [3])
    }

    @Test func `text after Enter waits for another Enter`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.paste("bet")))
        _ = sut.update(.terminal(.key(.enter)))
        _ = sut.update(.terminal(.key(.character("h"))))

        await sut.handle(.message(.found(kind: "character", text: "beth", [3], nearestName: nil)))

        #expect(sut.outcome == nil && sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `the wheel moves by three rows`() async {
        var sut = await sut()

        await sut.handle(.terminal(.mouse(MouseEvent(.wheelDown, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 2)
        await sut.handle(.terminal(.mouse(MouseEvent(.wheelUp, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 0)
    }

    @Test func `Tab before the matches are here marks nothing`() async {
        var sut = await sut(PickOptions(isMulti: true))
        _ = sut.update(.terminal(.paste("beth")))

        _ = sut.update(.terminal(.key(.tab)))

        #expect(sut.marked.isEmpty)
    }

    @Test func `Enter in an empty list waits`() async {
        var sut = await sut()
        people.setMatches(RankedMatches())

        await sut.press("zz↵")

        #expect(sut.outcome == nil)
        #expect(sut.rows(in: size)[2].hasPrefix("│ No match."))
    }

    @Test func `a click selects an item, and a second one chooses it`() async {
        var sut = await sut()
        let click = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(column: 4, row: 3)))

        await sut.handle(.terminal(click))
        #expect(sut.level.item?.name == "Morty" && sut.outcome == nil)
        await sut.handle(.terminal(click))
        #expect(sut.outcome?.map(\.key) == [2])
    }

    @Test func `Alt-A marks all matches, and removes their marks`() async {
        var sut = await sut(PickOptions(isMulti: true))
        await sut.press("⇥be")

        await sut.handle(.terminal(.key(.alt("a"))))
        #expect(sut.marked == [3, 1])
        await sut.handle(.terminal(.key(.alt("a"))))
        #expect(sut.marked == [])
    }

    @Test func `Ctrl-J and Ctrl-K move, and other Alt keys do nothing`() async {
        var sut = await sut()

        for key in [Key.control("j"), .control("j"), .control("k"), .alt("x")] {
            await sut.handle(.terminal(.key(key)))
        }

        #expect(sut.level.selected == 1 && sut.level.filter?.text == "")
    }

    @Test func `three rows below the prompt have the filter and two items`() async {
        let size = Size(columns: 40, rows: 3)
        var sut = await sut(PickOptions(isBelowPrompt: true), size: size)

        await sut.press("be")

        #expect(
            sut.rows(in: size) == [
                "   Characters /be                 2 of 3", "  3  Beth   fame 49                   1",
                "  1  Rick   fame 51  place 2          2",
            ])
        #expect(sut.cursor == Position(column: 17, row: 0))
    }

    @Test func `a window that is too small only leaves`() async {
        var sut = await sut(size: Size(columns: 30, rows: 8))

        await sut.press("↵")
        #expect(sut.outcome == nil)
        await sut.press("⎋")
        #expect(sut.outcome?.isEmpty == true)
    }

    @Test func `Enter searches for the nearest name`() async {
        var sut = await sut()
        people.setMatches(RankedMatches(nearestNames: ["Beth"]))
        await sut.press("bteh")
        people.setMatches(RankedMatches(exact: [Person.beth]))

        await sut.press("↵")

        #expect(sut.outcome == nil && sut.level.filter?.text == "Beth" && sut.level.item?.name == "Beth")
    }
}
