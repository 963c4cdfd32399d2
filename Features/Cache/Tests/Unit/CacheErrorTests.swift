import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeCache

struct CacheErrorTests {
    @Test func `a storage failure has a text in both languages`() {
        let sut = CacheError.storageFailed(.deleting, .full)

        #expect(sut.errorDescription == "The cache could not be deleted. " + StorageFailure.full.localizedText)
        Localization.$language.withValue(.spanish) {
            #expect(sut.errorDescription == "No fue posible borrar la caché. " + StorageFailure.full.localizedText)
        }
        #expect(sut.debugDescription == "deleting cache: full")
    }
}
