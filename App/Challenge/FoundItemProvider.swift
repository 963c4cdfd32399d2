import ChallengeCore
import ChallengeRepository
import ChallengeSearch

/// An adapter that searches the items of another feature for the Search feature.
struct FoundItemProvider<Failure: Error>: FoundItemProviderContract {
    let kind: FoundItemKind
    let freshness: Freshness
    /// Returns the failure of the other feature as a failure of the search.
    let failure: @Sendable (Failure) -> SearchError
    let search: @Sendable (_ text: String) async throws(Failure) -> Fetched<RankedMatches<NamedItem>>

    func findItems(text: String) async throws(SearchError) -> Fetched<RankedMatches<FoundItem>> {
        let query = try query(text)
        let found = try await matches(text)
        do {
            return try found.accepted(by: freshness).map { matches in matches.map { FoundItem($0, kind, query) } }
        } catch {
            throw .failed(error)
        }
    }

    private func matches(_ text: String) async throws(SearchError) -> Fetched<RankedMatches<NamedItem>> {
        do {
            return try await search(text)
        } catch {
            throw failure(error)
        }
    }

    private func query(_ text: String) throws(SearchError) -> SearchQuery {
        do {
            return try SearchQuery(text)
        } catch {
            switch error {
            case .noWords: throw .noWords(text: text)
            case .tooManyWords(let limit): throw .tooManyWords(limit: limit)
            }
        }
    }
}

extension FoundItem {
    /// - Parameter query: The query whose words are emphasized.
    fileprivate init(_ item: NamedItem, _ kind: FoundItemKind, _ query: SearchQuery) {
        let detail = item.distinctions.joined(separator: " · ")
        self.init(
            kind: kind, id: item.id,
            name: query.matchedText(in: item.name, isName: true), detail: query.matchedText(in: detail),
            appearances: item.appearances)
    }
}
