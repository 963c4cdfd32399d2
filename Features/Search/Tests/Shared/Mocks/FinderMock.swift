import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeSearch

/// A finder of items of one kind that records its calls.
struct FinderMock {
    let kind: FoundItemKind
    let find: MockedCall<String, Fetched<RankedMatches<NamedItem>>, SearchError>

    init(_ kind: FoundItemKind, sourceLocation: SourceLocation = #_sourceLocation) {
        self.kind = kind
        find = MockedCall("find", unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
    }

    var finder: FoundItemFinder {
        FoundItemFinder(kind) { [find] (text) async throws(SearchError) in try find.call(text) }
    }

    /// Sets the items that are found, each with its rank.
    func setMatches(
        _ matches: [(NamedItem, MatchRank)], nearestNames: [NearName] = [], omitted: Int = 0,
        origin: Origin = .cache(age: .zero)
    ) {
        let ranked = matches.map { RankedMatch($0.0, rank: $0.1, appearances: $0.0.appearances) }
        find.setResult(
            .success(
                Fetched(
                    value: RankedMatches(ranked, nearestNames: nearestNames, omitted: omitted), origin: origin)))
    }
}

extension FoundItemKind {
    static let character = FoundItemKind("character", noun: "character.noun", help: "search.kindChoice.item %@")
    /// A kind whose items have texts as identifiers.
    static let star = FoundItemKind("star", noun: "star.noun", help: "search.kindChoice.item %@")
}

extension NamedItem {
    static func stub(
        _ key: ItemKey = 1, name: String = "Rick", detail: String = "Human", appearances: Int = 0
    ) -> NamedItem {
        NamedItem(key: key, name: name, appearances: appearances, distinctions: [detail])
    }
}
