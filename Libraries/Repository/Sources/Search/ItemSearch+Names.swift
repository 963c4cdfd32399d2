public import ChallengeCore

/// A search for items by the words of their names.
///
/// The cache and the snapshot answer it without a request. The API answers it with its filter for names.
extension ItemSearch {
    /// Returns the matches in the cache and the snapshot.
    ///
    /// A failure of the cache is ignored, because the fetch of the chosen item reports it.
    func items(named name: String) async -> NameMatches<Item> {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        let (items, omitted) = await load(query, limit: Self.mostMatches).value
        if items.isEmpty { return NameMatches(nearestNames: await nearestNames(to: query).nearest) }
        return NameMatches(items, of: query, omitted: omitted, name: \.rowName)
    }

    /// Returns the matches among the items that the API finds.
    ///
    /// Accents and apostrophes matter for an API. So if the API finds nothing, a second request uses the spelling of a
    /// match on this machine. If there is still no match, the result has the names on this machine that match, or else
    /// the nearest names.
    ///
    /// - Parameter page: Fetches a page of the items whose names contain the text.
    func items<Model: NamedItemContract, Failure: Error>(
        named name: String, page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Model>>
    ) async throws(Failure) -> NameMatches<Model> {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        let matches = try await NameMatches<Model>.requested(query, containing: name.longestWord, page)
        if !matches.isEmpty { return matches }
        let local = await items(named: name)
        let localNames = (local.exact + local.partial).map(\.rowName)
        guard let spelling = localNames.first?.longestWord else {
            return NameMatches(nearestNames: local.nearestNames, remoteFailure: matches.remoteFailure)
        }
        let respelled =
            spelling == name.longestWord ? matches : try await .requested(query, containing: spelling, page)
        let names = Array(localNames.withoutRepetition.prefix(5))
        return respelled.isEmpty
            ? NameMatches(nearestNames: names, remoteFailure: respelled.remoteFailure) : respelled
    }
}

extension NameMatches where Item: NamedItemContract {
    /// The number of items after which no further page is requested, because a text with so many matches is ambiguous.
    private static var mostRequestedItems: Int { 200 }

    /// Finds the items whose names contain every word of `name`, among those that an API finds.
    ///
    /// - Parameter page: Fetches a page of the items whose names contain the text.
    public static func requested<Failure: Error>(
        named name: String, page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Item>>
    ) async throws(Failure) -> NameMatches {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        return try await requested(query, containing: name.longestWord, page)
    }

    fileprivate static func requested<Failure: Error>(
        _ query: SearchQuery, containing text: String,
        _ page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Item>>
    ) async throws(Failure) -> NameMatches {
        var items: [Item] = []
        var number = 0
        var isLast = false
        var omitted = 0
        var remoteFailure: LoadFailure?
        while !isLast, items.count < mostRequestedItems {
            number += 1
            let fetched = try await page(number, text)
            remoteFailure = remoteFailure ?? fetched.remoteFailure
            let page = fetched.value
            items += page.items
            isLast = page.isLast
            omitted = isLast ? 0 : page.count - items.count
        }
        return NameMatches(items, of: query, omitted: omitted, remoteFailure: remoteFailure, name: \.name)
    }
}

extension NameMatches {
    /// Divides the items whose names match the query.
    fileprivate init(
        _ items: [Item], of query: SearchQuery, omitted: Int = 0, remoteFailure: LoadFailure? = nil,
        name: (Item) -> String
    ) {
        let matches = query.matches(among: items) { [name($0)] }
        self.init(
            exact: matches.filter { $0.rank == .wholeName }.map(\.item),
            partial: matches.filter { $0.rank != .wholeName }.map(\.item), omitted: omitted,
            remoteFailure: remoteFailure)
    }
}

extension String {
    /// The longest word of the text.
    ///
    /// An API can find it even if the name has other punctuation between its words.
    fileprivate var longestWord: String {
        let words = lowercased().unicodeScalars.split { !SearchWords.isPartOfWord($0) }
        return words.max { $0.count < $1.count }.map { String($0) } ?? self
    }
}
