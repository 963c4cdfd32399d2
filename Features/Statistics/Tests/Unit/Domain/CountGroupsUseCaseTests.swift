import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeStatistics

struct CountGroupsUseCaseTests {
    private let collections = CollectionProviderMock()

    private func groups(_ items: [[String]], by grouping: Grouping = .species) async throws -> [Group] {
        collections.getValuesCall.setResult(.success(Fetched(value: items, origin: .cache(age: .seconds(5)))))
        return try await CountGroupsUseCase(collections: collections).execute(kind: .character, grouping: grouping)
            .value
    }

    @Test func `the largest group comes first, and equal groups are in the order of their names`() async throws {
        let groups = try await groups([["Robot"], ["Human"], ["Alien"], ["Human"]])

        #expect(
            groups == [
                Group(name: "Human", count: 2, total: 4), Group(name: "Alien", count: 1, total: 4),
                Group(name: "Robot", count: 1, total: 4),
            ])
    }

    @Test func `seasons are in the order of their numbers, and an unknown season is last`() async throws {
        let groups = try await groups([["10"], [""], [""], [""], ["10"], ["2"], ["1"], [""]], by: .season)

        #expect(groups.map(\.name) == ["1", "2", "10", ""])
    }

    @Test func `percentages are of the items, which can have several values or none`() async throws {
        let groups = try await groups([["1", "2"], ["1"], []], by: .season)

        #expect(groups.map(\.count) == [2, 1])
        #expect(groups.map(\.percent) == [66.7, 33.3])
    }

    @Test func `no item has no group`() async throws {
        #expect(try await groups([]) == [])
    }

    @Test func `the origin is that of the items`() async throws {
        _ = try await groups([["Human"]])

        let fetched = try await CountGroupsUseCase(collections: collections).execute(
            kind: .location, grouping: .dimension)

        #expect(fetched.origin == .cache(age: .seconds(5)))
        #expect(collections.getValuesCall.lastInput == .init(kind: .location, grouping: .dimension))
    }

    @Test func `a failure of the collection is thrown`() async {
        collections.getValuesCall.setResult(.failure(.storageFailed(.full)))

        await #expect(throws: StatisticsError.failed(.storageFailed(.full))) {
            try await CountGroupsUseCase(collections: collections).execute(kind: .character, grouping: .status)
        }
    }
}
