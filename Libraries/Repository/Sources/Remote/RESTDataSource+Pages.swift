internal import ChallengeCore
internal import ChallengeNetworking

/// The pages of lists.
extension RESTDataSource {
    /// Returns a page; a list without matches is a page without items.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` if the list ends before the page.
    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item> {
        if let page = try await existingPage(key) {
            // The number of pages before an empty one is unknown, unless the API counts its items.
            if page.results.isEmpty, key.page > 1, !page.info.isCounted {
                throw .pageNotFound(page: key.page, pages: 0)
            }
            return page
        }
        if key.page > 1 {
            // An API can send a 404 both for an empty list and for a page after the end. Only an empty
            // list has no first page.
            let first = try await existingPage(PageKey(page: 1, criteria: key.criteria))
            throw .pageNotFound(page: key.page, pages: first.map { $0.info.isCounted ? $0.info.pages : 0 } ?? 0)
        }
        guard !key.criteria.isEmpty else { throw failed(.invalidRequest(status: 404)) }
        return .empty
    }

    private func existingPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item>? {
        switch api.paging {
        case .numbered(let parameter): return try await load(key, .init(parameter, "\(key.page)"))
        case .offset(let parameter):
            return try await load(key, .init(parameter, "\(Pagination(size: api.pageSize).offset(of: key.page))"))
        case .cursor(let parameter): return try await pageAfterCursors(key, parameter)
        }
    }

    /// Requests the page with its remembered cursor, or all pages before it.
    ///
    /// An API can reject a cursor that is too old, so the pages are then requested from the first one on.
    private func pageAfterCursors(_ key: PageKey, _ parameter: String) async throws(APIError) -> PageDTO<Item>? {
        let start = await cursors.nearest(to: key, usesStored: usesCache)
        do {
            return try await walk(to: key, from: start, parameter)
        } catch .failed(let failure) where start.cursor != nil && failure.isRejection {
            return try await walk(to: key, from: (1, nil), parameter)
        }
    }

    private func walk(
        to key: PageKey, from start: (page: Int, cursor: String?), _ parameter: String
    ) async throws(APIError) -> PageDTO<Item>? {
        var (number, cursor) = start
        while true {
            let current = PageKey(page: number, criteria: key.criteria)
            let page = try await load(current, cursor.map { .init(parameter, $0) })
            if page == nil, start.cursor != nil { throw failed(.invalidRequest(status: 404)) }
            if number == key.page { return page }
            guard let page else { throw .pageNotFound(page: key.page, pages: 0) }
            guard let next = page.info.next else { throw .pageNotFound(page: key.page, pages: number) }
            (number, cursor) = (number + 1, next)
        }
    }

    /// Requests a page; returns `nil` if the API reports that it does not exist.
    private func load(_ key: PageKey, _ place: Endpoint.QueryItem?) async throws(APIError) -> PageDTO<Item>? {
        let criteria = key.criteria.map { Endpoint.QueryItem(Item.collection.parameter(of: $0.name), $0.value) }
        let endpoint = Endpoint(path, query: (place.map { [$0] } ?? []) + criteria + api.pageQuery)
        let page = try await load(endpoint, api.emptyList, isConditional: !api.pageFields.readsHeaders) {
            (response: PageResponseDTO<Item>) throws(APIError) in
            let page = try response.page(key.page, api)
            // The list would have no end.
            if let next = page.info.next, next == place?.value { throw .unreadable(api.pageFields.next?.name ?? "") }
            try checkStrictFilters(key, page)
            return page
        }
        if let next = page?.info.next {
            cursors.save(next, of: PageKey(page: key.page.nextPage, criteria: key.criteria))
        }
        return page
    }

    /// Throws if the API took no notice of a strict filter.
    private func checkStrictFilters(_ key: PageKey, _ page: PageDTO<Item>) throws(APIError) {
        for criterion in key.criteria where Item.collection.isStrict(criterion.name) {
            let searched = SearchedText(criterion, api: api)
            guard let column = Item.collection.column(of: criterion.name) else { continue }
            let texts = page.results.map { Item.collection.text(column, of: $0).lowercased() }
            guard texts.allSatisfy({ $0.utf8.firstRange(of: searched.value.utf8) != nil }) else {
                throw .unreadable(criterion.name)
            }
        }
    }
}

extension LoadFailure {
    /// `true` if the API rejects the request.
    fileprivate var isRejection: Bool { if case .invalidRequest = reason { true } else { false } }
}
