public import ChallengeCore

extension RecordWriter {
    /// Prints the pages that are asked for of a list that is at hand, and answers the last of them; a page behind the end is
    /// an error.
    @discardableResult
    public func writePages<Failure: Error>(
        _ request: PagingRequest, load: (Int) async throws(Failure) -> Page<Item>
    ) async throws -> Page<Item> {
        var writer = self
        var total = 0
        do {
            return try await writer.writeEach(request, load: load) { total = min($0.count, request.limit ?? .max) }
        } catch {
            try writer.finish(after: error, total: total)
            throw error
        }
    }

    private mutating func writeEach<Failure: Error>(
        _ request: PagingRequest, load: (Int) async throws(Failure) -> Page<Item>, visit: (Page<Item>) -> Void
    ) async throws -> Page<Item> {
        var remaining = request.limit ?? .max
        var number = if case .page(let page) = request.extent { page } else { 1 }
        while true {
            let page = try await load(number)
            if page.items.isEmpty, page.count > 0 { throw MissingPage(number: number, pages: page.pages) }
            let items = page.items.prefix(remaining)
            visit(page)
            try write(Array(items))
            remaining -= items.count
            if request.extent != .all || page.isLast || remaining == 0 {
                try finish()
                return page
            }
            number += 1
        }
    }
}
