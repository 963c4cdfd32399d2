import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension FavoriteContainer {
    /// Prints the part of the favorites that the line asks for.
    func print(_ query: FavoritesQuery, _ invocation: Invocation, _ console: Console) async throws {
        let request = PagingRequest(invocation)
        let writer = try RecordWriter(.favorites, invocation, console)
        let page = try await writer.writePages(request) { (page) async throws(FavoritesError) in
            try await favorites.getPage(page, of: query)
        }
        if page.count == 0, query == FavoritesQuery(sort: query.sort) {
            console.note(SafeText("favorites.note.none".localized()))
        } else if page.count == 0 || request.extent != .all {
            writer.remark(onExtentOf: page)
        }
    }
}
