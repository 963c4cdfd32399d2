import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension CharacterContainer {
    /// Prints the part of the favorites that the line asks for.
    func print(_ query: FavoritesQuery, _ invocation: Invocation, _ console: Console) async throws {
        let request = PagingRequest(invocation)
        var writer = try RecordWriter(.favorites, invocation, console)
        var remaining = request.limit ?? .max
        var page: Page<Favorite>
        switch request.extent {
        case .page(let number):
            page = try await favorites.getPage(number, of: query)
            try writer.write(Array(page.items.prefix(remaining)))
        case .all:
            page = try await favorites.getPage(1, of: query)
            while true {
                let items = page.items.prefix(remaining)
                try writer.write(Array(items))
                remaining -= items.count
                if page.isLast || remaining == 0 { break }
                page = try await favorites.getPage(page.number + 1, of: query)
            }
        }
        try writer.finish()
        if page.count == 0, query == FavoritesQuery(sort: query.sort) {
            console.note(SafeText("favorites.note.none".localized()))
        } else if page.count == 0 || request.extent != .all {
            writer.remark(onExtentOf: page)
        }
    }
}
