import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// A browser with three characters, of which the first one lives in two of three locations, and the marked characters.
struct BrowserSample {
    let people = ItemSearchMock<Person>()
    let places = ItemSearchMock<Person>()
    let history = HistoryRecorderMock()
    let marked = MarkedPeople()

    func browser(
        size: Size = Size(columns: 80, rows: 12), _ cachePolicy: CachePolicy = .localFirst
    ) async -> Browser {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .seconds(60)))))
        places.all.setResult(.success(Fetched(value: [.earth, .mars, .moon], origin: .remote)))
        var browser = Browser(
            [
                .sample("character", people, linkingTo: "location", history),
                .sample("location", places, linkingTo: "character", history), .marks(marked),
            ], cachePolicy)
        await browser.handle(.terminal(.resized(size)))
        for effect in browser.start() { await browser.run(effect) }
        return browser
    }
}
