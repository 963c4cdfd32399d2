import ChallengeCore

/// A use case that searches several kinds of items and ranks the matches together.
///
/// Better matches come first. Equally good ones of several kinds alternate, so that a kind with many of them does not
/// hide the others.
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
        let items = found.map(\.value.matches).acrossKinds()
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
}
