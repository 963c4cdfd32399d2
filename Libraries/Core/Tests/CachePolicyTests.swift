import ChallengeCore
import Testing

struct CachePolicyTests {
    @Test func `the three policies are read from their names`() {
        #expect(CachePolicy.allCases.map(\.rawValue) == ["localFirst", "remoteFirst", "noCache"])
        #expect(CachePolicy(rawValue: "remoteFirst") == .remoteFirst)
        #expect(CachePolicy(rawValue: "remotefirst") == nil)
    }
}
