import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeStatistics

struct ChooseItemUseCaseTests {
    private let collections = CollectionProviderMock()

    private func choice(among identifiers: [Int], seed: Int?) async throws(StatisticsError) -> Int {
        collections.getIdentifiersCall.setResult(.success(identifiers))
        return try await ChooseItemUseCase(collections: collections).execute(kind: .episode, seed: seed)
    }

    @Test func `the same seed chooses the same item, in any order of the items`() async throws {
        let first = try await choice(among: Array(1...826), seed: 42)
        let second = try await choice(among: Array((1...826).reversed()), seed: 42)

        #expect(first == second)
        #expect(collections.getIdentifiersCall.inputs == [.episode, .episode])
    }

    @Test func `the items of seeds never change`() async throws {
        // The first numbers of SplitMix64 for the seeds 0 and 1234567 are known from its reference implementation.
        #expect(try await choice(among: Array(0..<1000), seed: 0) == Int(16_294_208_416_658_607_535 as UInt64 % 1000))
        #expect(
            try await choice(among: Array(0..<1000), seed: 1_234_567) == Int(6_457_827_717_110_365_317 as UInt64 % 1000)
        )
    }

    @Test func `near seeds choose different items, and all items can be chosen`() async throws {
        var chosen: Set<Int> = []
        for seed in -50..<50 { chosen.insert(try await choice(among: [1, 2, 3, 5, 8], seed: seed)) }

        #expect(chosen == [1, 2, 3, 5, 8])
    }

    @Test(arguments: [Int.min, .max, -1])
    func `every whole number is a seed`(seed: Int) async throws {
        #expect(try await choice(among: [7], seed: seed) == 7)
    }

    @Test func `without a seed the items of several calls differ`() async throws {
        var chosen: Set<Int> = []
        for _ in 0..<8 { chosen.insert(try await choice(among: Array(1...100_000), seed: nil)) }

        #expect(chosen.count > 1)
    }

    @Test(arguments: [nil, 1])
    func `an empty collection is an error`(seed: Int?) async {
        await #expect(throws: StatisticsError.noItems(.episode)) { try await choice(among: [], seed: seed) }
    }

    @Test func `a failure of the collection is thrown`() async {
        collections.getIdentifiersCall.setResult(.failure(.storageFailed(.full)))

        await #expect(throws: StatisticsError.failed(.storageFailed(.full))) {
            try await ChooseItemUseCase(collections: collections).execute(kind: .character, seed: 1)
        }
    }
}
