import ChallengeCollections
import ChallengeCore
import ChallengeRepository

/// The use case of the feature's command, and the history that records its searches.
struct SearchContainer: Sendable {
    let searchItems: SearchItemsUseCase
    /// Returns the emphasis for a query; throws if the query has no words or too many.
    let emphasis: @Sendable (_ query: String) throws(SearchError) -> SearchEmphasis
    let history: any HistoryRecorderContract
}

extension SearchContainer {
    init(_ collections: [CollectionDescription], _ dependencies: SearchDependencies) {
        let found = collections.map { FoundItemFinder($0, dependencies.session) }
        searchItems = SearchItemsUseCase(finders: found + dependencies.otherFinders)
        emphasis = SearchQuery.emphasis
        history = dependencies.history
    }
}

extension FoundItemKind {
    init(_ collection: CollectionDescription) {
        self.init(collection.kind, noun: collection.noun, help: "search.kindChoice.item %@")
    }
}

extension FoundItemFinder {
    init(_ collection: CollectionDescription, _ session: RepositorySession) {
        let items = collection.items(session)
        self.init(FoundItemKind(collection)) { (text) async throws(SearchError) in
            do throws(APIError) {
                return try await items.search.savedItems(.matching(text)).accepted(by: session.freshness)
            } catch {
                throw .loadFailed(error)
            }
        }
    }
}

extension SearchQuery {
    /// Returns the emphasis of the words of a query.
    fileprivate static func emphasis(of text: String) throws(SearchError) -> SearchEmphasis {
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
