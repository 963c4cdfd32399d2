import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeSearch

struct FoundItemProviderMock: FoundItemProviderContract {
    let kind: FoundItemKind
    let findItems: MockedCall<String, Fetched<RankedMatches<FoundItem>>, SearchError>

    init(_ kind: FoundItemKind, sourceLocation: SourceLocation = #_sourceLocation) {
        self.kind = kind
        findItems = MockedCall("findItems", unconfigured: .failed(.cancelled), sourceLocation: sourceLocation)
    }

    func findItems(text: String) async throws(SearchError) -> Fetched<RankedMatches<FoundItem>> {
        try findItems.call(text)
    }
}

extension FoundItemProviderMock {
    /// Sets the items that are found, each with its rank.
    func setMatches(
        _ matches: [(FoundItem, MatchRank)], nearestNames: [NearName] = [], omitted: Int = 0,
        origin: Origin = .cache(age: .zero)
    ) {
        let ranked = matches.map { RankedMatch($0.0, rank: $0.1) }
        findItems.setResult(
            .success(
                Fetched(
                    value: RankedMatches(ranked, nearestNames: nearestNames, omitted: omitted), origin: origin)))
    }
}
