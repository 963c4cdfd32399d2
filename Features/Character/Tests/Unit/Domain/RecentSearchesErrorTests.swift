import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter

struct RecentSearchesErrorTests {
    @Test func `a missing search and a storage failure have different messages and exit codes`() {
        let missing = RecentSearchesError.notFound(text: "rick")
        let failed = RecentSearchesError.storageFailed(.full)

        #expect(missing.exitCode == .notFound)
        #expect(missing.message == "No recent search: ‘rick’")
        #expect(failed.exitCode == .ioError)
        #expect(failed.message.hasPrefix("The recent searches are not to be had. "))
        Localization.$language.withValue(.spanish) {
            #expect(missing.message == "No es una búsqueda reciente: «rick»")
        }
    }
}
