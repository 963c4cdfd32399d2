import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeCache

struct CacheErrorTests {
    @Test func `a storage failure has a text in both languages`() {
        let sut = CacheError.storageFailed(.full)

        #expect(sut.errorDescription == "The cache could not be used. " + StorageFailure.full.localizedText)
        Localization.$language.withValue(.spanish) {
            #expect(sut.errorDescription == "No se pudo usar la caché. " + StorageFailure.full.localizedText)
        }
        #expect(sut.debugDescription == "cache: full")
    }
}
