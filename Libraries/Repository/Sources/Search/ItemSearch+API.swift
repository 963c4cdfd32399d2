internal import ChallengeCore

/// A search with the filter of the API for names.
extension ItemSearch {
    /// The number of items after which no further page is requested, because a text with so many matches is ambiguous.
    private static var mostRequestedItems: Int { 200 }

    /// Returns the matches among the items that the API finds.
    ///
    /// The API finds names that contain the longest word of the text. Accents and apostrophes matter for an API, and so
    /// does the place of spaces. So if the API finds nothing, a second request uses the spelling of a match on this
    /// machine. If there is still no match, the result has the names on this machine that match, or else the nearest
    /// names.
    ///
    /// - Parameter page: Fetches a page of a list.
    func items(
        matching text: String, page: (PageKey) async throws(APIError) -> Fetched<PageDTO<Item>>
    ) async throws(APIError) -> Fetched<RankedMatches<Item>> {
        guard let query = try? SearchQuery(text) else { return Fetched(value: RankedMatches(), origin: .remote) }
        let word = query.requiredTerms.flatMap(\.words).longest ?? ""
        let found = try await requested(query, containing: word, page: page)
        if !found.value.isEmpty { return found }
        let local = await items(matching: query).value
        guard let spelling = local.items.first?.rowName.wordsInAnySpelling.longest else {
            return found.map { _ in RankedMatches(nearestNames: local.nearestNames) }
        }
        let respelled =
            spelling == word ? found : try await requested(query, containing: spelling, page: page)
        let names = local.items.map(\.rowName).withoutRepetition.map { NearName($0, distance: 0) }
        return respelled.map { $0.isEmpty ? RankedMatches(nearestNames: names) : $0 }
    }

    /// Finds the items that match, among those whose names contain a text.
    ///
    /// - Parameter page: Fetches a page of the items whose names contain the text.
    private func requested(
        _ query: SearchQuery, containing text: String,
        page: (PageKey) async throws(APIError) -> Fetched<PageDTO<Item>>
    ) async throws(APIError) -> Fetched<RankedMatches<Item>> {
        var pages: [Fetched<PageDTO<Item>>] = []
        var items: [Item] = []
        var omitted = 0
        repeat {
            let fetched = try await page(
                PageKey(page: pages.count + 1, criteria: [Criterion(Item.collection.criterionOfName, text)]))
            pages.append(fetched)
            items += fetched.value.results
            omitted = pages.count < fetched.value.info.pages ? fetched.value.info.count - items.count : 0
        } while omitted > 0 && items.count < Self.mostRequestedItems
        let matcher = ItemMatcher(query)
        let matches = items.compactMap { item in
            matcher.rank(of: item.text).map { RankedMatch(item, rank: $0, appearances: item.appearances) }
        }
        return pages.merged(RankedMatches(matches.bestFirst(), omitted: omitted))
            ?? Fetched(value: RankedMatches(), origin: .remote)
    }
}

extension String {
    /// The words between punctuation in lower case, with their accents.
    fileprivate var wordsInAnySpelling: [String] {
        lowercased().unicodeScalars.split { !FoldedText.isPartOfWord($0) }.map { String($0) }
    }
}

extension [String] {
    /// The longest word, which an API can find even if the name has other punctuation between its words.
    fileprivate var longest: String? { self.max { $0.utf8.count < $1.utf8.count } }
}
