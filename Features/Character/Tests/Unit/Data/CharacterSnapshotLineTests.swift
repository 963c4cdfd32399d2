import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeResources
import ChallengeRickAndMortyAPI
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

/// A comparison of the snapshot with the mirror, which serves the API's files and filters with separate code.
struct CharacterSnapshotLineTests {
    private let sut = SnapshotDataSource(
        .snapshot, collection: "characters", api: .rickAndMorty, as: CharacterSnapshotLine.self)

    private func remote(_ mirror: MirrorServer) -> RESTDataSource<CharacterDTO> {
        RESTDataSource<CharacterDTO>(
            httpClient: HTTPClient.client(at: mirror.baseURL), api: .rickAndMorty, path: "/character")
    }

    @Test func `the snapshot has every character of the API unchanged`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let identifiers = Array(1...900)

        let served = try await remote(mirror).getItems(identifiers: identifiers).sorted { $0.id < $1.id }
        let bundled = await sut.getItems(identifiers: identifiers)

        #expect(served.count == 826)
        #expect(bundled.value == served)
        #expect(bundled.asOf == SnapshotDate("2024-10"))
    }

    @Test func `every character of the snapshot is written as the line from which it was read`() async {
        let characters = await sut.getItems(identifiers: Array(1...900)).value

        let lines = characters.map { CharacterSnapshotLine.line(for: $0) }

        #expect(lines.compactMap { CharacterSnapshotLine($0[...])?.item } == characters)
        #expect(
            lines[1]
                == "2\tMorty Smith\tAlive\tHuman\t\tMale\t\tunknown\t3\tCitadel of Ricks\t1-51\t2017-11-04T18:50:21.651Z"
        )
    }

    @Test func `a filter finds the same characters in the snapshot as in the API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }

        let audit = SnapshotAudit(api: remote(mirror), snapshot: sut)

        #expect(try await audit.differences(on: Self.generatedKeys(count: 150)) == [])
    }

    /// Returns random combinations of existing and unknown values, which are the same in every run.
    private static func generatedKeys(count: Int) -> [PageKey] {
        var generator = SeededGenerator(seed: 42)
        func pick(_ values: [String?]) -> String? { values.randomElement(using: &generator) ?? nil }
        return (0..<count).map { _ in
            PageKey(
                page: Int.random(in: 1...4, using: &generator),
                criteria: CharactersFilter(
                    name: pick([nil, nil, "rick", "MORTY", "s", "’", "'", "ínez", "ÍNEZ", "male", "7+7", "&", "(", "%"]
                    ),
                    status: pick([nil, nil, nil, "alive", "Dead", "unknown", "a"]),
                    species: pick([nil, nil, nil, "human", "Humanoid", "robot", "myth"]),
                    type: pick([nil, nil, nil, nil, "parasite", "g", "giant"]),
                    gender: pick([nil, nil, "male", "Male", "female", "genderless", "e", "males"])
                ).criteria)
        }
    }

    @Test func `a page after the last one is not in the snapshot`() async {
        #expect(await sut.getPage(PageKey(page: .max)) == nil)
    }

    @Test(arguments: ["", "1", "x\ta\tb\tc\td\te\tf\tg\th\ti\tj\tk"])
    func `a line that is not a character is ignored`(line: String) {
        #expect(CharacterSnapshotLine(line[...]) == nil)
    }
}
