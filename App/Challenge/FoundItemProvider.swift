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
        let found = try await matches(text)
        do {
            return try found.accepted(by: freshness).map { matches in matches.map { FoundItem($0, kind) } }
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
}

extension FoundItem {
    fileprivate init(_ item: NamedItem, _ kind: FoundItemKind) {
        self.init(
            kind: kind, id: item.id, name: item.name, detail: item.distinctions.joined(separator: " · "),
            appearances: item.appearances)
    }
}

extension SearchQuery {
    /// Returns the emphasis of the words of a query.
    static func emphasis(of text: String) throws(SearchError) -> SearchEmphasis {
        do {
            let query = try SearchQuery(text)
            return { text, isName in query.matchedText(in: text, isName: isName) }
        } catch {
            switch error {
            case .noWords: throw .noWords(text: text)
            case .tooManyWords(let limit): throw .tooManyWords(limit: limit)
            }
        }
    }
}
