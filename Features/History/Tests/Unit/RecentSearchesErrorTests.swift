import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeHistory

struct RecentSearchesErrorTests {
    @Test func `a missing search and a storage failure have different messages and exit codes`() {
        let missing = RecentSearchesError.notFound(text: "rick")
        let failed = RecentSearchesError.storageFailed(.full)

        #expect(missing.exitCode == .notFound)
        #expect(missing.message == "'rick' is not a recent search.")
        #expect(failed.exitCode == .ioError)
        #expect(failed.message.hasPrefix("The recent searches could not be read or changed. "))
        Localization.$language.withValue(.spanish) {
            #expect(missing.message == "«rick» no es una búsqueda reciente.")
        }
    }
}
