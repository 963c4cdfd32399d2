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
        #expect(sut.rows[12] == " localFirst · From the API.")
        sample.people.read.setResult(.failure(.failed(.timedOut)))
        await sut.press("r")
        #expect(sut.rows[12] == " localFirst · The API did not respond in time. · From the API.")
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

        #expect(sut.rows[12] == " localFirst · Refreshing …")
    }

    @Test func `the API is asked at the start if the policy demands it, or if no item is here`() async {
        let remote = await sample.browser(.noCache)
        #expect(sample.people.read.inputs == [.noCache] && sample.places.read.inputs == [.noCache])
        #expect(remote.level.items.isEmpty)

        sample.people.all.setResult(.success(Fetched(value: [], origin: .remote)))
        sample.people.read.setResult(.success(Fetched(value: [.beth], origin: .remote)))
        let sut = await sample.started(Browser(sample.dependencies()))
        #expect(sample.people.read.inputs.last == .localFirst)
        #expect(sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `p changes the policy, and reads every list of the API with it`() async {
        var sut = await sample.browser()

        await sut.press("p")
        #expect(sut.cachePolicy == .remoteFirst)
        #expect(sample.people.read.inputs == [.remoteFirst] && sample.places.read.inputs == [.remoteFirst])
        await sut.press("pp")
        #expect(sut.cachePolicy == .localFirst)
        #expect(sample.people.read.inputs == [.remoteFirst, .noCache])
    }

    @Test func `without the cache, items of this machine disappear if the API fails`() async {
        sample.people.read.setResult(.failure(.failed(.timedOut)))
        var sut = await sample.browser()

        await sut.press("pp")

        #expect(sut.cachePolicy == .noCache && sut.level.items.isEmpty)
        #expect(sut.rows[3].hasPrefix("│ The API did not respond in time."))
    }

    @Test(arguments: [false, true])
    func `items that are too old are not shown if they are refused`(isOffline: Bool) async {
        var people = sample.people
        people.refusesStaleValues = true
        people.all.setResult(.success(Fetched(value: [.rick], origin: .remote)))
        people.read.setResult(.failure(.failed(.onlyStale(.timedOut))))
        let collection = BrowsedCollection.sample("character", people, linkingTo: "location", sample.history)

        let sut = await sample.started(
            Browser(
                BrowseDependencies(collections: [collection], cachePolicy: .localFirst, isOffline: isOffline)))

        #expect(people.read.inputs == [.localFirst] && sut.catalog.items(of: "character") == nil)
    }

    @Test func `the browser begins with an item as soon as its list is here`() async {
        sample.people.all.setResult(
            .success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .zero))))

        let sut = await sample.started(Browser(sample.dependencies(), start: BrowserStart(tab: 0, item: 3)))

        #expect(sut.level.item?.name == "Beth")
    }

    @Test func `a failed cache is named`() async {
        sample.people.all.setResult(
            .success(Fetched(value: [.rick], origin: .cache(age: .zero), cacheFailure: .busy)))

        let sut = await sample.started(Browser(sample.dependencies()))

        #expect(sut.rows[12].hasPrefix(" localFirst · Another process"))
    }

    @Test func `a failed cache is named once, and hides neither the origin nor the failure of the API`() async {
        sample.people.all.setResult(
            .success(Fetched(value: [.rick], origin: .snapshot(SnapshotDate("2024-10")), cacheFailure: .busy)))
        sample.people.read.setResult(.success(Fetched(value: [.rick], origin: .remote, cacheFailure: .busy)))
        var sut = await sample.started(Browser(sample.dependencies()))
        #expect(sut.rows[12].hasPrefix(" localFirst · Another process"))

        await sut.press("r")
        #expect(sut.rows[12] == " localFirst · From the API.")
        sample.people.read.setResult(
            .success(
                Fetched(
                    value: [.rick], origin: .cache(age: .zero), remoteFailure: .timedOut, cacheFailure: .busy)))
        await sut.press("r")
        #expect(sut.rows[12] == " localFirst · The API did not respond in time.")
    }

    @Test func `localFirst draws old items at once, asks the API, and keeps the selection`() async {
        sample.people.all.setResult(
            .success(Fetched(value: [.rick, .morty, .beth], origin: .snapshot(SnapshotDate("2024-10")))))
        sample.people.read.setResult(.success(Fetched(value: [.beth, .rick], origin: .remote)))
        var sut = Browser(sample.dependencies())
        await sut.handle(.terminal(.resized(Size(columns: 80, rows: 14))))
        await sut.handle(.message(.loaded(kind: "character", await sut.collections[0].items.saved())))
        await sut.press("jj")

        for effect in sut.start() { await sut.run(effect) }

        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"] && sut.level.item?.name == "Beth")
        #expect(sample.people.read.inputs == [.localFirst])
    }

    @Test func `offline, localFirst asks nothing`() async {
        sample.people.all.setResult(.success(Fetched(value: [.rick], origin: .snapshot(SnapshotDate("2024-10")))))

        let sut = await sample.started(Browser(sample.dependencies(isOffline: true)))

        #expect(sut.level.items.count == 1 && sample.people.read.inputs == [])
    }

    @Test func `a failure without items is shown where they would be`() async {
        sample.people.read.setResult(.failure(.failed(.timedOut)))

        let sut = await sample.browser(.noCache)

        #expect(sut.rows[3].hasPrefix("│ The API did not respond in time."))
    }
}
