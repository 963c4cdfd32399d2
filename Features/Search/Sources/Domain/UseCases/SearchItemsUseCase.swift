import ChallengeCore

/// A use case that searches several kinds of items and ranks the matches together.
///
/// Whole names come first, then other names, then matches in other texts. Among these, the items with the most
/// appearances are the best known ones. The best known item of each kind comes before all second ones, so that a kind
/// with many matches does not hide the others.
struct SearchItemsUseCase: Sendable {
    private typealias Matches = Fetched<RankedMatches<FoundItem>>

    let finders: [FoundItemFinder]

    /// Searches at the same time for the items of all kinds.
    ///
    /// - Parameter kinds: The kinds to search for; `nil` selects all.
    func execute(text: String, kinds: [FoundItemKind]? = nil) async -> FoundItems {
        let searched = finders.filter { kinds?.contains($0.kind) ?? true }
        let results = await withTaskGroup(of: (Int, Result<Matches, SearchError>).self) { group in
            for (index, finder) in searched.enumerated() {
                group.addTask { (index, await Self.matches(of: finder, text)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var found: [Matches] = []
        var failures: [SearchError] = []
        for index in searched.indices {
            switch results[index] {
            case .success(let matches): found.append(matches)
            case .failure(let failure): failures.append(failure)
            case nil: break
            }
        }
        let items = Self.ranked(found.map(\.value.matches))
        // The origin is that of the kinds with matches, because it describes the items.
        let contributing = items.isEmpty ? found : found.filter { !$0.value.matches.isEmpty }
        return FoundItems(
            items: contributing.merged(items) ?? Fetched(value: items, origin: .cache(age: .zero)),
            omitted: found.reduce(0) { $0 + $1.value.omitted },
            similarNames: items.isEmpty ? found.flatMap(\.value.nearestNames).nearest : [], failures: failures)
    }

    private static func matches(
        of finder: FoundItemFinder, _ text: String
    ) async -> Result<Matches, SearchError> {
        await Result { () async throws(SearchError) in
            try await finder.find(text).map { $0.map { FoundItem(kind: finder.kind, item: $0) } }
        }
    }

    private static func ranked(_ kinds: [[RankedMatch<FoundItem>]]) -> [FoundItem] {
        let positioned = kinds.enumerated().flatMap { kind, matches in
            var counts: [MatchRank: Int] = [:]
            return bestKnownFirst(matches).map { match in
                defer { counts[match.rank, default: 0] += 1 }
                return (key: (match.rank, counts[match.rank, default: 0], kind), item: match.item)
            }
        }
        return positioned.sorted { $0.key < $1.key }.map(\.item)
    }

    /// Returns the matches by appearances; equally known items keep their order.
    private static func bestKnownFirst(_ matches: [RankedMatch<FoundItem>]) -> [RankedMatch<FoundItem>] {
        matches.enumerated().sorted { left, right in
            (right.element.item.item.appearances, left.offset) < (left.element.item.item.appearances, right.offset)
        }.map(\.element)
    }
}
