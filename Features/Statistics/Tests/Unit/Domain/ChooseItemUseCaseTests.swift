import ChallengeCore
import Testing

@testable import ChallengeStatistics

struct ChooseItemUseCaseTests {
    private let sut = ChooseItemUseCase()

    private func keys(_ numbers: some Sequence<Int>) -> [ItemKey] { numbers.map(ItemKey.number) }

    @Test(arguments: [(1...826).map(ItemKey.number), ["b", "a", "007", 7, 12]])
    func `the same seed chooses the same item, in any order of the items`(items: [ItemKey]) {
        #expect(sut.execute(among: items, seed: 42) == sut.execute(among: items.reversed(), seed: 42))
    }

    @Test func `the items of seeds never change`() {
        // The first numbers of SplitMix64 for the seeds 0 and 1234567 are known from its reference implementation.
        let numbers = [0: 16_294_208_416_658_607_535 as UInt64, 1_234_567: 6_457_827_717_110_365_317]
        for (seed, number) in numbers {
            #expect(sut.execute(among: keys(0..<1000), seed: seed) == .number(Int(number % 1000)))
        }
    }

    @Test func `near seeds choose different items, and all items can be chosen`() {
        let chosen = (-50..<50).map { sut.execute(among: keys([1, 2, 3, 5, 8]), seed: $0) }

        #expect(Set(chosen) == [1, 2, 3, 5, 8])
    }

    @Test(arguments: [Int.min, .max, -1])
    func `every whole number is a seed`(seed: Int) {
        #expect(sut.execute(among: ["only"], seed: seed) == "only")
    }

    @Test func `without a seed the items of several calls differ`() {
        let chosen = (0..<8).map { _ in sut.execute(among: keys(1...100_000), seed: nil) }

        #expect(Set(chosen).count > 1)
    }

    @Test(arguments: [nil, 1])
    func `there is nothing to choose among no items`(seed: Int?) {
        #expect(sut.execute(among: [], seed: seed) == nil)
    }
}
