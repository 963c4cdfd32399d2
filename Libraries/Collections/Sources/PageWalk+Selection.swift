internal import ChallengeCore

extension PageWalk {
    /// Returns the walk through the items of the list that meet a condition, in the order of `--sort`.
    ///
    /// The condition and the order need the whole list, so all its pages are loaded. The new pages are as large as its
    /// first page, and have the origin of the whole list. Without both, the result is this walk.
    func selecting(where condition: ((Item) -> Bool)?, order: ListOrder<Item>?) async throws -> PageWalk {
        if condition == nil, order == nil { return self }
        var loaded: [Fetched<Page<Item>>] = []
        try await visitPages(limit: .max) { fetched in
            loaded.append(fetched)
            return true
        }
        let all = loaded.flatMap(\.value.items)
        let selected = condition.map { all.filter($0) } ?? all
        let items = order?.sorted(selected) ?? selected
        let pagination = Pagination(size: max(1, loaded.first?.value.size ?? 1))
        let unreadable = loaded.flatMap(\.value.unreadable)
        let list = loaded.merged(())
        return PageWalk { number in
            let page = pagination.page(number, of: items, unreadable: number == 1 ? unreadable : [])
            guard let list, number <= max(1, page.pages) else {
                throw APIError.pageNotFound(page: number, pages: page.pages)
            }
            return list.map { page }
        }
    }
}
