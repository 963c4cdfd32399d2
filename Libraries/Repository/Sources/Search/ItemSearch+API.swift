internal import ChallengeCore

/// A search with the filter of the API for names.
extension ItemSearch {
    /// The number of items after which no further page is requested, because a text with so many matches is ambiguous.
    private static var mostRequestedItems: Int { 200 }

    /// Returns the matches among the items that the API finds.
    ///
    /// The API finds names that contain one word of the text; the longest one that leads to a match is used. Accents and
    /// apostrophes matter for an API, and so does the place of spaces. So if no word leads to a match, a last request
    /// uses the spelling of a name on this machine that matches. If there is still no match, the result has the names on
    /// this machine that match, or else the nearest names.
    ///
    /// - Parameter page: Fetches a page of a list.
    func items(
        _ text: ItemQuery,
        page: (PageKey) async throws(APIError) -> Fetched<PageDTO<Item>>
    ) async throws(APIError) -> Fetched<RankedMatches<Item>> {
        guard let query = try? SearchQuery(text) else {
            return Fetched(value: RankedMatches(), origin: .remote)
        }
        let words = query.requiredTerms.flatMap(\.words).withoutRepetition.longestFirst
        var found = try await requested(query, containing: words.first ?? "", page: page)
        for word in words.dropFirst() where found.value.isEmpty {
            found = try await requested(query, containing: word, page: page)
        }
        if !found.value.isEmpty { return found }
        let local = await items(matching: query).value
        let match = local.matches.first { $0.rank <= .beginnings }
        if let word = match?.item.rowName.wordsInAnySpelling.longestFirst.first, !words.contains(word) {
            found = try await requested(query, containing: word, page: page)
        }
        let names = local.items.map(\.rowName).withoutRepetition.map { NearName($0, distance: 0) }
        return found.map { $0.isEmpty ? RankedMatches(nearestNames: names.isEmpty ? local.nearestNames : names) : $0 }
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
            let key = PageKey(page: pages.count + 1, criteria: [Criterion(Item.collection.criterionOfName, text)])
            let fetched: Fetched<PageDTO<Item>>
            do {
                fetched = try await page(key)
            } catch .pageNotFound
                where pages.last != nil && Item.collection.api.pageFields.isOpenEnded
            {
                // The page before it was full and the last one.
                omitted = 0
                break
            }
            pages.append(fetched)
            items += fetched.value.results
            let info = fetched.value.info
            // A list that is not counted has at least one more item.
            omitted = pages.count < info.pages ? max(info.isCounted ? 0 : 1, info.count - items.count) : 0
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
    /// The words with the longest one first, because it is in the fewest names.
    fileprivate var longestFirst: [String] {
        enumerated().sorted { ($1.element.utf8.count, $0.offset) < ($0.element.utf8.count, $1.offset) }.map(\.element)
    }
}
