import ChallengeCore

/// A use case that searches several kinds of items and ranks the matches together.
///
/// The best match of each kind comes before all second ones, so that a kind with many matches does not hide the others.
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

    /// Returns the first match of each kind, then the second of each, and so on.
    ///
    /// A later kind comes before earlier ones only if its first match is well known and ranks better. Matches inside of
    /// words are left out if there is a better one.
    private static func ranked(_ kinds: [[RankedMatch<FoundItem>]]) -> [FoundItem] {
        let best = kinds.compactMap(\.first?.rank).min()
        var ordered: [[RankedMatch<FoundItem>]] = []
        for matches in kinds {
            guard let first = matches.first, first.rank != .insideOfWords || best == .insideOfWords else { continue }
            let isBetter = { (other: [RankedMatch<FoundItem>]) in first.isWellKnown && first.rank < other[0].rank }
            let earlier = ordered.lastIndex { !isBetter($0) }.map { $0 + 1 } ?? 0
            ordered.insert(matches, at: earlier)
        }
        return (0..<(ordered.map(\.count).max() ?? 0)).flatMap { turn in
            ordered.compactMap { $0.indices.contains(turn) ? $0[turn].item : nil }
        }
    }
}
