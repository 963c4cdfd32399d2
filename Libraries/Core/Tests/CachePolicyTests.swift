import ChallengeCore
import Testing

struct CachePolicyTests {
    @Test("there are three policies, spelled as people write them")
    func spellings() {
        #expect(CachePolicy.allCases.map(\.rawValue) == ["localFirst", "remoteFirst", "noCache"])
        #expect(CachePolicy(rawValue: "remoteFirst") == .remoteFirst)
        #expect(CachePolicy(rawValue: "remotefirst") == nil)
    }
}
