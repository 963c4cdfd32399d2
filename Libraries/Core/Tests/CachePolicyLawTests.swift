import ChallengeCore
import Testing

/// The laws hold in every combination of answers; that the laws would notice is shown by strategies with a mistake.
struct CachePolicyLawTests {
    @Test("the strategy keeps every law in every combination of remote, cache and snapshot")
    func lawful() async {
        #expect(Scenario.all.count == 80)
        #expect(await PolicyLaw.broken(by: PolicyRun.realStrategy) == [])
    }

    @Test("a strategy with a mistake breaks the law that forbids it", arguments: WrongStrategy.allCases)
    func lawless(wrong: WrongStrategy) async {
        #expect(await PolicyLaw.broken(by: wrong.strategy) == wrong.breaks)
    }

    @Test("every law is broken by some mistake, so that none is idle")
    func noIdleLaw() {
        let broken = WrongStrategy.allCases.reduce(into: Set<PolicyLaw>()) { $0.formUnion($1.breaks) }

        #expect(broken == Set(PolicyLaw.allCases))
    }
}
