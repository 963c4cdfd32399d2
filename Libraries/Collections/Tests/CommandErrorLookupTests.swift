import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

struct CommandErrorLookupTests {
    private struct Missing: PresentableError {
        let key: String

        var message: String { "\(key) is missing." }
        var exitCode: ExitCode { .notFound }
    }

    private static let found = LookupResult<Int>.found(Fetched(value: 1, origin: .remote))
    private static let failed = LookupResult<Int>.failed(.failed(.noConnection(.refused)))

    private func failure(
        _ entries: KeyValuePairs<String, LookupResult<Int>>, areRelated: Bool = false
    ) -> CommandError? {
        CommandError(
            LookupResults(entries.map { .init($0.key, $0.value) }), noun: "episode.noun", areRelated: areRelated,
            notFound: Missing.init(key:))
    }

    @Test func `there is no failure if every item was found`() {
        #expect(failure(["1": Self.found, "2": Self.found]) == nil)
        #expect(failure([:]) == nil)
    }

    @Test func `one missing item has its own message`() {
        #expect(failure(["1": Self.found, "7": .notFound])?.message == "7 is missing.")
    }

    @Test func `missing items are a partial result if other items were found`() {
        #expect(failure(["1": Self.found, "7": .notFound])?.exitCode == .failure)
        #expect(failure(["7": .notFound, "8": .notFound])?.exitCode == .notFound)
        #expect(failure(["1": Self.found, "7": Self.failed])?.exitCode == .unavailable)
    }

    @Test func `several missing items are named in ranges`() {
        let failure = failure([
            "12": .notFound, "3": .notFound, "7": .notFound, "8": .notFound, "9": .notFound, "S01E99": .notFound,
            "10": .notFound, "11": .notFound,
        ])

        #expect(failure?.message == "Not found: episodes 3, 7–12, S01E99.")
    }

    @Test func `the message names missing items and items that could not be loaded`() {
        let both = failure(["1": Self.failed, "2": .notFound, "3": Self.found])

        #expect(both?.message == "2 is missing. Not loaded: episode 1. No connection: the server refused it.")
        #expect(both?.exitCode == .unavailable)
        #expect(both?.advice == "Check the network and try again.")
        #expect(
            failure(["1": Self.failed, "2": Self.found, "3": Self.failed])?.message
                == "Not loaded: episodes 1, 3. No connection: the server refused it.")
    }

    @Test func `the message names related items with their noun`() {
        let message = failure(["1": Self.found, "2": .notFound], areRelated: true)?.message

        #expect(message == "Not found: episode 2.")
    }

    @Test func `the Spanish message agrees with the number of items`() {
        Localization.$language.withValue(.spanish) {
            #expect(failure(["1": .notFound, "2": .notFound])?.message == "No se encontraron: episodios 1–2.")
            #expect(failure(["1": .notFound], areRelated: true)?.message == "No se encontró: episodio 1.")
            #expect(
                failure(["1": Self.failed])?.message
                    == "No se pudo cargar: episodio 1. Sin conexión: el servidor rechazó la petición.")
        }
    }
}
