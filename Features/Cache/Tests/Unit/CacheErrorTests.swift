import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCache

struct CacheErrorTests {
    private let sut = CacheError.storageFailed(.full)

    @Test func `a storage failure has a text in both languages`() {
        #expect(sut.message == "The cache could not be used. " + StorageFailure.full.localizedText)
        Localization.$language.withValue(.spanish) {
            #expect(sut.message == "No se pudo usar la caché. " + StorageFailure.full.localizedText)
        }
        #expect(sut.debugDescription == "cache: full")
        #expect(sut.exitCode == .ioError)
    }
}
