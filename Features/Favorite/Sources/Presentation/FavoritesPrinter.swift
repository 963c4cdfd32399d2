import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// Prints the part of the favorites that the command line asks for: one page, all, or the first so many.
struct FavoritesPrinter {
    let favorites: any FavoritesRepositoryContract
    let invocation: Invocation
    let console: Console

    func print(_ query: FavoritesQuery) async throws {
        let request = PagingRequest(invocation)
        let writer = try RecordWriter(.favorites, invocation, console)
        let page = try await writer.writePages(request) { page in
            try await favorites.getPage(page, of: query)
        }
        if page.count == 0, query == FavoritesQuery(sort: query.sort) {
            console.note(SafeText("favorites.note.none".localized()))
        } else if page.count == 0 || request.extent != .all {
            writer.noteExtent(of: page)
        }
    }
}
