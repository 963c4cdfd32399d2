import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import ChallengeTestSupport
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// Random events, after which the state is consistent.
struct BrowserJourneyTests {
    private static let keys: [Key] =
        "jkhlsfeypPrYq?/[]123 gGJKabx".map { .character($0) } + [
            .enter, .enter, .escape, .escape, .backspace, .tab, .backTab, .up, .down, .left, .right, .pageUp, .pageDown,
            .home, .end, .delete, .shiftUp, .shiftDown, .control("d"), .control("u"), .control("w"), .alt("b"),
            .altBackspace, .alt("q"),
        ]
    private static let sizes = [(80, 24), (40, 12), (120, 36), (39, 11), (200, 50), (1, 1)]

    private static func event(_ generator: inout SeededGenerator) -> TerminalEvent {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
            let (columns, rows) = sizes.randomElement(using: &generator) ?? (80, 24)
            return .resized(Size(columns: columns, rows: rows))
        case 1...3:
            let position = Position(
                column: Int.random(in: 0..<120, using: &generator), row: Int.random(in: 0..<36, using: &generator))
            let actions: [MouseEvent.Action] = [.press(.left), .press(.left), .wheelUp, .wheelDown]
            return .mouse(MouseEvent(actions.randomElement(using: &generator) ?? .wheelUp, at: position))
        case 4: return .paste("ri\nck")
        default: return .key(keys.randomElement(using: &generator) ?? .enter)
        }
    }

    @Test(arguments: 1...50)
    func `a thousand random events leave a selection, a way back, and rows that fit`(seed: UInt64) async {
        let sample = BrowserSample()
        sample.people.setMatches(RankedMatches(exact: [Person.beth], partial: [.rick]))
        var generator = SeededGenerator(seed: seed)
        var sut = await sample.browser(size: Size(columns: 80, rows: 24))

        for number in 1...1000 {
            await sut.handle(.terminal(Self.event(&generator)))
            sut.outcome = nil
            sut.leaving = nil
            if number.isMultiple(of: 25) { expectConsistency(of: sut) }
        }
        await leadBack(&sut)
    }

    private func expectConsistency(of sut: Browser) {
        #expect(sut.level.items.isEmpty ? sut.level.item == nil : sut.level.items.indices.contains(sut.level.selected))
        #expect(sut.level.link.map { $0 == 0 || $0 < sut.card?.text.links.count ?? 0 } ?? true)
        let window = Rect(sut.size)
        #expect(window.intersection(sut.layout.rows) == sut.layout.rows || sut.layout.isTooSmall)
        #expect(
            sut.card?.text.rows(width: sut.layout.cardText.width, selected: 0).allSatisfy {
                $0.width <= max(1, sut.layout.cardText.width)
            } ?? true)
        #expect(sut.rows.count == sut.size.rows)
    }

    /// Presses Escape until the list of the tab is shown.
    private func leadBack(_ sut: inout Browser) async {
        await sut.handle(.terminal(.resized(Size(columns: 80, rows: 24))))
        for _ in 0..<2000 where sut.overlay != nil || sut.canGoBack || sut.level.isFiltering { await sut.press("⎋") }
        #expect(sut.tabs[sut.tab].count == 1 && sut.level.filter == nil && !sut.level.isCardFocused)
    }
}
