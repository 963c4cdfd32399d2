import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// A list of entries that refer to items, as the history is.
struct BrowserHistoryTests {
    private let sample = BrowserSample()
    private let entries = Entries()

    private func browser() async -> Browser {
        let list = BrowsedCollection(
            name: KindName(one: "history", plural: "history", noun: "browse.history"), items: entries.items,
            remove: { [entries] link in entries.remove(link) })
        let sample = sample.dependencies()
        _ = await self.sample.browser()
        let dependencies = BrowseDependencies(
            collections: sample.collections + [list], cachePolicy: .localFirst, isOffline: false)
        var browser = await self.sample.started(Browser(dependencies))
        await browser.press("4")
        return browser
    }

    @Test func `the item stays selected from which the user went, also if its entry has another number`() async {
        var sut = await browser()

        await sut.press("j→")
        entries.renumber()
        await sut.handle(.message(.loaded(kind: "history", await entries.items.saved())))

        #expect(sut.level.item?.name == "Rick" && sut.level.isCardFocused)
    }

    @Test func `d deletes an entry after a question`() async {
        var sut = await browser()

        await sut.press("d")
        #expect(sut.rows[12].hasSuffix("Press d again to delete the entry of Morty."))
        await sut.press("jd")
        #expect(sut.level.items.map(\.name) == ["Morty", "Rick"])
        await sut.press("d")
        #expect(sut.level.items.map(\.name) == ["Morty"])
        await sut.press("1dd")
        #expect(sut.level.items.count == 3)
    }

    @Test func `ages follow the clock`() async {
        var sut = await browser()
        #expect(sut.rows[3].contains("0 s"))

        entries.passTime()
        await sut.handle(.message(.second))

        #expect(sut.rows[3].contains("1 s"))
    }

    @Test func `only a list with ages follows the clock, so that another one needs no processor at rest`() async {
        var sut = await browser()

        await sut.press("1")
        await sut.handle(.message(.second))
        #expect(!sut.awaitsSecond)

        await sut.press("4")
        #expect(sut.awaitsSecond)
    }
}

/// The entries of two people, with their age.
private final class Entries: Sendable {
    private let people = Mutex<[(number: Int, person: Person)]>([(8, .morty), (7, .rick)])
    private let age = Mutex(0)

    var items: BrowsableItems {
        BrowsableItems(
            saved: { self.people.withLock { $0 } },
            {
                let age = self.age.withLock { $0 }
                return RecordSchema(fields: [
                    Field("name", header: "character.field.name", json: { .string($0.person.name) }),
                    Field("age", header: "history.field.shownAt", json: { _ in .string("\(age) s") }),
                ])
            },
            { entry in
                BrowsableItem(
                    NamedItem(key: .number(entry.number), name: entry.person.name, distinctions: []), AnyRecord(entry),
                    link: ItemLink(kind: "character", keys: [entry.person.key]))
            }, texts: { ($0.person.name, [], "") })
    }

    func remove(_ link: ItemLink) { people.withLock { $0.removeAll { [$0.person.key] == link.keys } } }

    func renumber() { people.withLock { $0 = [(9, .rick), (8, .morty)] } }

    func passTime() { age.withLock { $0 += 1 } }
}
