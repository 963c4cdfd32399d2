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

    @Test func `other features read a part of a character`() async throws {
        client.sending.setResult(.failure(.connection(.offline(by: .option))))

        let found = try await CharacterSummaries(session: session)
            .getCharacters(identifiers: [10], cachePolicy: .localFirst).found

        let character = try #require(found.first?.value)
        #expect(character.id == 10)
        #expect(
            [
                character.name, character.status, character.species, character.type, character.gender,
                character.origin, character.location,
            ] == [
                "Alan Rails", "Dead", "Human", "Superhuman (Ghost trains summoner)", "Male", "unknown",
                "Worldender's lair",
            ])
    }

    @Test func `other features receive the error of the API`() async {
        client.sending.setResult(.failure(.cancelled))
        let sut = CharacterSummaries(session: session)

        await #expect(throws: APIError.cancelled) {
            try await sut.getCharacters(identifiers: [1], cachePolicy: .noCache)
        }
        await #expect(throws: APIError.cancelled) { try await sut.search.items(.matching("Any name"), .noCache) }
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

    @Test func `other features find the names of characters on this machine without a request`() async throws {
        let search = CharacterSummaries(session: session).search

        #expect(await search.savedItems(.matching("alan rails")).value.items.map(\.key) == [10])
        #expect(try await search.items(.named("alan rails"), .localFirst).value.items.map(\.key) == [10])
        #expect(await search.items(startingWith: "alan r").map(\.key) == [10])
        #expect(await search.allItems().value.count == 826)
        #expect(client.sending.callCount == 0)
    }
}
