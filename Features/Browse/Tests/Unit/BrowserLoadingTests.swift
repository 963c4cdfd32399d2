import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// The items of this machine and of the API.
struct BrowserLoadingTests {
    private let sample = BrowserSample()

    @Test func `r asks the API, and keeps the list if it fails`() async {
        var sut = await sample.browser()

        sample.people.read.setResult(.success(Fetched(value: [.rick, .beth], origin: .remote)))
        await sut.press("r")
        #expect(sample.people.read.inputs == [.remoteFirst])
        #expect(sut.level.items.map(\.name) == ["Rick", "Beth"])
        #expect(sut.rows[10] == "1/2 · localFirst · From the API.")
        sample.people.read.setResult(.failure(.failed(.timedOut)))
        await sut.press("r")
        #expect(sut.rows[10] == "1/2 · localFirst · The API did not respond in time.")
        #expect(sut.level.items.count == 2)
    }

    @Test func `r with noCache saves nothing`() async {
        var sut = await sample.browser(.noCache)

        await sut.press("r")

        #expect(sample.people.read.inputs == [.noCache, .noCache])
    }

    @Test func `while the API is asked, the status says so, and the keys work`() async {
        var sut = await sample.browser()

        await sut.handle(.message(.asking(kind: "character")))
        await sut.press("j")

        #expect(sut.rows[10] == "2/3 · localFirst · Asking the API …")
    }

    @Test func `the API is asked at the start if the policy demands it, or if no item is here`() async {
        let remote = await sample.browser(.noCache)
        #expect(sample.people.read.inputs == [.noCache] && sample.places.read.inputs == [.noCache])
        #expect(sample.people.all.callCount == 0 && remote.level.items.isEmpty)

        sample.people.all.setResult(.success(Fetched(value: [], origin: .remote)))
        sample.people.read.setResult(.success(Fetched(value: [.beth], origin: .remote)))
        var sut = Browser([.sample("character", sample.people, linkingTo: "location", sample.history)], .localFirst)
        for effect in sut.start() { await sut.run(effect) }
        #expect(sample.people.read.inputs.last == .localFirst)
        #expect(sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `p changes the policy, and reads the list with it`() async {
        var sut = await sample.browser()

        await sut.press("p")
        #expect(sut.cachePolicy == .remoteFirst)
        #expect(sample.people.read.inputs == [.remoteFirst] && sample.places.read.inputs.isEmpty)
        await sut.press("pp")
        #expect(sut.cachePolicy == .localFirst)
        #expect(sample.people.read.inputs == [.remoteFirst, .noCache])
    }

    @Test func `the browser begins with an item as soon as its list is here`() async {
        sample.people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .remote)))
        var sut = Browser(
            [.sample("character", sample.people, linkingTo: "location", sample.history)], .localFirst,
            start: BrowserStart(tab: 0, item: 3))

        for effect in sut.start() { await sut.run(effect) }

        #expect(sut.level.item?.name == "Beth")
    }

    @Test func `a failed cache is named`() async {
        sample.people.all.setResult(.success(Fetched(value: [.rick], origin: .remote, cacheFailure: .busy)))
        var sut = Browser([.sample("character", sample.people, linkingTo: "location", sample.history)], .localFirst)
        await sut.handle(.terminal(.resized(Size(columns: 80, rows: 12))))

        for effect in sut.start() { await sut.run(effect) }

        #expect(sut.rows[10].hasPrefix("1/1 · localFirst · Another process"))
    }
}
