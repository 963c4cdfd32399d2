import ChallengeAPIs
import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct CharacterSnapshotTests {
    private let sut = SnapshotDataSource<CharacterDTO>(.snapshot)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<CharacterDTO> {
        RESTDataSource(httpClient: HTTPClient.client(at: mirror.baseURL))
    }

    @Test func `the snapshot has every character of the API unchanged`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...900)

        let served = try await remote(mirror).getItems(identifiers: identifiers, .none).items.sorted { $0.id < $1.id }
        let bundled = await sut.getItems(identifiers: identifiers)

        #expect(served.count == 826)
        #expect(bundled.value == served)
        #expect(bundled.asOf == SnapshotDate("2024-10"))
    }

    @Test func `a filter finds the same characters in the snapshot as in the API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }

        let audit = SnapshotAudit(api: remote(mirror), snapshot: sut)

        #expect(try await audit.differences(on: Self.generatedKeys(count: 150)) == [])
    }

    /// Returns random combinations of existing and unknown values, which are the same in every run.
    private static func generatedKeys(count: Int) -> [PageKey] {
        let values: [CharacterFilterField: [String?]] = [
            .name: [nil, nil, "rick", "MORTY", "s", "’", "'", "ínez", "ÍNEZ", "male", "7+7", "&", "(", "%"],
            .status: [nil, nil, nil, "alive", "Dead", "unknown", "a"],
            .species: [nil, nil, nil, "human", "Humanoid", "robot", "myth"],
            .type: [nil, nil, nil, nil, "parasite", "g", "giant"],
            .gender: [nil, nil, "male", "Male", "female", "genderless", "e", "males"],
        ]
        var generator = SeededGenerator(seed: 42)
        return (0..<count).map { _ in
            var filter: [CharacterFilterField: String?] = [:]
            for field in CharacterFilterField.allCases {
                filter[field] = values[field]?.randomElement(using: &generator) ?? nil
            }
            return PageKey(page: .random(in: 1...4, using: &generator), filter: CharactersFilter(filter))
        }
    }
}
