import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

struct PickerTests {
    private let people = ItemSearchMock<Person>()
    private let size = Size(columns: 80, rows: 12)

    private func sut(query: String = "", isMulti: Bool = false) async -> Picker {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .remote)))
        people.setMatches(RankedMatches(exact: [Person.beth], partial: [Person.rick]))
        var picker = Picker(
            .sample("character", people, linkingTo: "location", HistoryRecorderMock()), .localFirst, query: query,
            isMulti: isMulti)
        await picker.handle(.terminal(.resized(size)))
        for effect in picker.start() { await picker.run(effect) }
        return picker
    }

    @Test func `typed text filters the list, and Enter chooses the selected item`() async {
        var sut = await sut()

        await sut.press("be↓")
        #expect(people.matching.inputs == ["b", "be"])
        #expect(
            sut.rows(in: size) == [
                "Characters", "/be", "3  Beth  49 episodes             Rick", "1  Rick  51 episodes",
                "                                   ID        1",
                "                                   Location  2 episodes: 1, 3",
                "", "", "", "", "2/2", "↵ choose  Esc leave",
            ])
        #expect(sut.cursor == Position(column: 3, row: 1))
        await sut.press("↵")
        #expect(sut.outcome == [1])
    }

    @Test func `with several choices, Tab marks items, and Enter chooses them in this order`() async {
        var sut = await sut(isMulti: true)

        await sut.press("↓⇥")
        #expect(sut.marked == [2] && sut.level.item?.name == "Beth")
        await sut.press("⇥")
        #expect(sut.rows(in: size)[3].hasPrefix("● 2  Morty") && sut.rows(in: size)[10] == "3/3 · 2 marked")
        await sut.press("⇥↵")
        #expect(sut.outcome == [2])
    }

    @Test func `the query filters from the start`() async {
        #expect(await sut(query: "beth").level.items.map(\.name) == ["Beth", "Rick"])
    }

    @Test(arguments: ["⎋", "⌃"])
    func `Escape and Ctrl-C choose nothing`(key: String) async {
        var sut = await sut(isMulti: true)

        await sut.press("⇥" + key)

        #expect(sut.outcome == [])
    }

    @Test func `Enter before the matches are here chooses the first of them`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.paste("beth")))
        _ = sut.update(.terminal(.key(.enter)))
        #expect(sut.outcome == nil)

        await sut.handle(.message(.found(kind: "character", text: "beth", [3, 1])))

        #expect(sut.outcome == [3])
    }

    @Test func `text after Enter waits for another Enter`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.paste("bet")))
        _ = sut.update(.terminal(.key(.enter)))
        _ = sut.update(.terminal(.key(.character("h"))))

        await sut.handle(.message(.found(kind: "character", text: "beth", [3])))

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
        var sut = await sut(isMulti: true)
        _ = sut.update(.terminal(.paste("beth")))

        _ = sut.update(.terminal(.key(.tab)))

        #expect(sut.marked.isEmpty)
    }

    @Test func `Enter in an empty list waits`() async {
        var sut = await sut()
        people.setMatches(RankedMatches())

        await sut.press("zz↵")

        #expect(sut.outcome == nil)
        #expect(sut.rows(in: size)[2] == " No match.")
    }

    @Test func `a click selects an item, and a second one chooses it`() async {
        var sut = await sut()
        let click = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 3)))

        await sut.handle(.terminal(click))
        #expect(sut.level.item?.name == "Morty" && sut.outcome == nil)
        await sut.handle(.terminal(click))
        #expect(sut.outcome == [2])
    }
}
