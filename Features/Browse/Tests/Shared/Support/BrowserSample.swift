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
    var marked = MarkedPeople()

    func browser(
        size: Size = Size(columns: 80, rows: 14), _ cachePolicy: CachePolicy = .localFirst
    ) async -> Browser {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .seconds(60)))))
        places.all.setResult(.success(Fetched(value: [.earth, .mars, .moon], origin: .cache(age: .seconds(60)))))
        return await started(Browser(dependencies(cachePolicy)), size: size)
    }

    func dependencies(
        _ cachePolicy: CachePolicy = .localFirst, isOffline: Bool = false, pictures: BrowserPictures? = nil
    ) -> BrowseDependencies {
        BrowseDependencies(
            collections: [
                .sample("character", people, linkingTo: "location", history),
                .sample("location", places, linkingTo: "character", history), .marks(marked),
            ], cachePolicy: cachePolicy, isOffline: isOffline, pictures: pictures)
    }

    /// Returns the browser after its first effects.
    func started(_ browser: Browser, size: Size = Size(columns: 80, rows: 14)) async -> Browser {
        var browser = browser
        await browser.handle(.terminal(.resized(size)))
        for effect in browser.start() { await browser.run(effect) }
        return browser
    }
}
