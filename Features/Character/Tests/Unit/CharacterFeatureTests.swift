import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeCharacter
@testable import ChallengeCollections

/// What the feature tells the rest of the program, with the characters of the snapshot and without a network.
struct CharacterFeatureTests {
    private static let snapshot = Origin.snapshot(SnapshotDate("2024-10"))

    private let client = HTTPClientMock()
    private var session: RepositorySession {
        RepositorySession(
            httpClient: client,
            cache: Database(.memory, schemas: [ResponseStore.schema, CharacterDTO.schema]),
            apiAddress: "https://example.org/api",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    private let sut = CharacterFeature.description { _, _ in
        Fetched(value: [1: 1, 2: 1, 12: 2], origin: .cache(age: .zero), cacheFailure: .full)
    }

    @Test func `the default grouping is the status`() {
        #expect(
            sut.groupings.map(\.name) == ["status", "species", "gender", "type", "origin", "location", "season"])
        #expect(sut.groupings.filter(\.isOrdered).map(\.name) == ["season"])
    }

    @Test(arguments: [
        ("status", "Dead", "Muerto"), ("species", "Human", "Humano"), ("gender", "Male", "Masculino"),
        ("type", "Superhuman (Ghost trains summoner)", "Superhuman (Ghost trains summoner)"),
        ("origin", "unknown", "desconocido"), ("location", "Worldender's lair", "Worldender's lair"),
    ])
    func `a grouping has a member of each character, as a screen shows it`(
        name: String, value: String, spanish: String
    ) async throws {
        client.sending.setResult(.failure(.connection(.refused)))
        let grouping = try #require(sut.groupings.first { $0.name == name })

        let values = try await grouping.values(session, .localFirst)

        // The character 10 has a different value in each member.
        #expect(values.value.count == 826)
        #expect(values.value[9] == [value])
        #expect(values.origin == Self.snapshot)
        Localization.$language.withValue(.spanish) { #expect(grouping.screenText(value) == spanish) }
    }

    @Test func `a character counts once in each season, and an unknown episode has none`() async throws {
        client.sending.setResult(.failure(.connection(.refused)))
        let seasons = try #require(sut.groupings.last)

        let values = try await seasons.values(session, .localFirst)

        #expect(values.value[0] == ["1", "2"])
        #expect(values.value[9] == [])
        #expect(values.origin == Self.snapshot)
        #expect(values.cacheFailure == .full)
    }

    @Test func `items that refer to a character show its name, coloured status and species`() async throws {
        client.sending.setResult(.failure(.connection(.offline(by: .option))))

        let found = try await sut.items(session).several([10], .localFirst).found

        let record = try #require(found.first?.value)
        #expect(sut.summary.map { $0.text(record) } == ["Alan Rails", "Dead", "Human"])
        #expect(sut.summary.map { $0.style(record) } == [.plain, .status("Dead"), .plain])
    }

    @Test func `a copy of a character has the values that readers see, and words for them`() async throws {
        client.sending.setResult(.failure(.connection(.offline(by: .option))))

        let found = try await sut.items(session).copies([10], .localFirst).found

        let copy = try #require(found.first?.value)
        #expect(copy.key == 10 && copy.name == "Alan Rails" && copy.shortName == nil)
        #expect(
            copy.record
                == #"{"status":"Dead","species":"Human","type":"Superhuman (Ghost trains summoner)","gender":"Male","#
                + #""origin.name":"unknown","location.name":"Worldender's lair"}"#)
        Localization.$language.withValue(.spanish) {
            let values = ["status": "Dead", "species": "Human", "gender": "Female", "origin.name": "unknown"]
            let words = sut.copyWords.mapValues { $0 { values[$0] ?? "" } }
            #expect(words["status"]?.text == "✗ Muerta" && words["status"]?.style == .status("Dead"))
            #expect(
                ["species", "gender", "origin.name"].map { words[$0]?.text } == ["Humana", "Femenino", "desconocido"])
        }
    }

    @Test func `a copy has the error of the API`() async {
        client.sending.setResult(.failure(.cancelled))

        await #expect(throws: APIError.cancelled) { try await sut.items(session).copies([1], .noCache) }
    }

    @Test func `the dead are found by a search after the character whose type has the word, and not by a name`()
        async throws
    {
        client.sending.setResult(.failure(.connection(.refused)))
        let search = sut.items(session).search

        for found in [
            try await search.items(.matching("dead"), .localFirst), await search.savedItems(.matching("dead")),
        ] {
            #expect(found.value.items.first?.key == 250)
            #expect(found.value.items.count == 287)
        }
        for found in [try await search.items(.named("dead"), .localFirst), await search.savedItems(.named("dead"))] {
            #expect(found.value.items.map(\.key) == [250])
        }
    }

    @Test func `other code finds the names of characters on this machine without a request`() async throws {
        let search = sut.items(session).search

        #expect(await search.savedItems(.matching("alan rails")).value.items.map(\.key) == [10])
        #expect(try await search.items(.named("alan rails"), .localFirst).value.items.map(\.key) == [10])
        #expect(await search.items(startingWith: "alan r").map(\.key) == [10])
        #expect(await search.allItems().value.count == 826)
        #expect(client.sending.callCount == 0)
    }
}
