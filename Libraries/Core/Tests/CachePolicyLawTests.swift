import ChallengeCore
import Testing

/// Checks the laws in every combination of remote, cache and snapshot.
///
/// Strategies with one mistake each prove that the laws detect mistakes.
struct CachePolicyLawTests {
    @Test func `the policies keep every law in every combination of remote, cache and snapshot`() async {
        #expect(Scenario.all.count == 80)
        #expect(await PolicyLaw.broken(by: PolicyRun.realStrategy) == [])
    }

    @Test(arguments: WrongStrategy.allCases)
    func `a policy with a mistake breaks the law that forbids the mistake`(wrong: WrongStrategy) async {
        #expect(await PolicyLaw.broken(by: wrong.strategy) == wrong.breaks)
    }

    @Test func `every law is broken by at least one mistake`() {
        let broken = WrongStrategy.allCases.reduce(into: Set<PolicyLaw>()) { $0.formUnion($1.breaks) }

        #expect(broken == Set(PolicyLaw.allCases))
    }
}
