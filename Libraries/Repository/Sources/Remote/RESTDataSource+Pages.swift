internal import ChallengeCore
internal import ChallengeNetworking

/// The pages of lists.
extension RESTDataSource {
    /// Returns a page; a list without matches is a page without items.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` if the list ends before the page.
    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item> {
        if let page = try await existingPage(key) {
            let isGuess = page.received == 0 && key.page > 1 && !isSequential && !visited.hasPage(before: key)
            if !page.info.isCounted, page.info.pages < key.page || isGuess {
                throw .pageNotFound(page: key.page, pages: isSequential ? page.info.pages : 0)
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

    /// `true` if a page can be requested only after the page before it.
    private var isSequential: Bool {
        switch api.paging {
        case .whole, .numbered: false
        case .offset, .cursor: true
        }
    }

    private func existingPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item>? {
        switch api.paging {
        case .whole:
            if key.page > 1 { throw .pageNotFound(page: key.page, pages: 1) }
            return try await load(key, nil)
        case .numbered(let parameter):
            if key.page > 1, api.pageFields.dependsOnFirstPage, visited.size(ofList: key) == nil {
                _ = try await load(PageKey(page: 1, criteria: key.criteria), .init(parameter, "1"))
            }
            let page = try await load(key, .init(parameter, "\(key.page)"))
            return try await closed(page, key, .init(parameter, "\(key.page.nextPage)"))
        case .offset(let parameter), .cursor(let parameter):
            let page = try await pageAfterOthers(key, parameter)
            return try await closed(page, key, page?.info.next.map { .init(parameter, $0) })
        }
    }

    /// Returns the page as the last one if it is not full and if only the page after it, which has no items, shows this.
    ///
    /// A server can send smaller pages than it was asked for.
    private func closed(
        _ page: PageDTO<Item>?, _ key: PageKey, _ next: Endpoint.QueryItem?
    ) async throws(APIError) -> PageDTO<Item>? {
        guard let page, let next, api.pageFields.isOpenEnded, page.info.pages > key.page,
            page.received < visited.size(ofList: key) ?? api.pageSize
        else { return page }
        do {
            let following = try await load(PageKey(page: key.page.nextPage, criteria: key.criteria), next)
            if let following, following.received > 0 {
                if visited.size(ofList: key) == nil { visited.save(size: page.received, ofList: key) }
                return page
            }
            let info = PageInfoDTO(count: page.info.count, pages: key.page, isCounted: false)
            return PageDTO(info: info, results: page.results, dropped: page.dropped, unreadable: page.unreadable)
        } catch .failed(let failure) where !failure.isUnreadable {
            // The request for the next page fails again, or finds it.
            return page
        }
    }

    /// Requests the page with its remembered cursor, or all pages before it.
    ///
    /// An API can reject a cursor that is too old, so the pages are then requested from the first one on.
    private func pageAfterOthers(_ key: PageKey, _ parameter: String) async throws(APIError) -> PageDTO<Item>? {
        let start = await visited.nearest(to: key, usesStored: usesCache)
        do {
            return try await walk(to: key, from: start, parameter)
        } catch .failed(let failure) where start.cursor != nil && hasCursors && failure.isRejection {
            return try await walk(to: key, from: (1, nil), parameter)
        }
    }

    private var hasCursors: Bool { if case .cursor = api.paging { true } else { false } }

    private func walk(
        to key: PageKey, from start: (page: Int, cursor: String?), _ parameter: String
    ) async throws(APIError) -> PageDTO<Item>? {
        var (number, cursor) = start
        while true {
            let current = PageKey(page: number, criteria: key.criteria)
            let page = try await load(current, cursor.map { .init(parameter, $0) })
            // A page that another one has announced exists, but a guessed offset can be after the end.
            if page == nil, cursor != nil, !api.pageFields.isOpenEnded { throw failed(.invalidRequest(status: 404)) }
            if number == key.page { return page }
            guard let page else { throw .pageNotFound(page: key.page, pages: max(0, number - 1)) }
            guard let next = page.info.next else { throw .pageNotFound(page: key.page, pages: page.info.pages) }
            (number, cursor) = (number + 1, next)
            // Full pages of a counted list show that the other ones begin at multiples of their size.
            if case .offset = api.paging, page.info.isCounted, next == "\((number - 1) * api.pageSize)" {
                (number, cursor) = (key.page, "\(Pagination(size: api.pageSize).offset(of: key.page))")
            }
        }
    }

    /// Requests a page; returns `nil` if the API reports that it does not exist.
    private func load(_ key: PageKey, _ place: Endpoint.QueryItem?) async throws(APIError) -> PageDTO<Item>? {
        var criteria: [Endpoint.QueryItem] = []
        for criterion in key.criteria {
            // An API that takes no notice of a criterion would send wrong items.
            guard let parameter = Item.collection.parameter(of: criterion.name) else {
                throw failed(.unreadable(path: criterion.name, reason: "no filter of the API"))
            }
            criteria.append(.init(parameter, criterion.value))
        }
        let endpoint = Endpoint(
            path, query: (place.map { [$0] } ?? []) + criteria + Item.collection.query(size: api.pageSize))
        let page = try await load(endpoint, api.emptyList, isConditional: !api.pageFields.readsHeaders) {
            (response: PageResponseDTO<Item>) throws(APIError) in
            let page = try response.page(key, cursor: place?.value, size: visited.size(ofList: key), api)
            let marks = [PageMark.items(page.results.map(\.id).columnText)].filter { _ in !page.results.isEmpty }
            // The list would have no end.
            guard visited.save(marks + (page.info.next.map { [.cursor($0)] } ?? []), next: page.info.next, of: key)
            else {
                throw .unreadable(api.pageFields.next?.name ?? api.pageFields.items ?? "page")
            }
            try checkFilters(key, page)
            return page
        }
        if let page, key.page == 1, page.received >= api.pageSize || page.info.pages > 1 && !api.pageFields.isOpenEnded
        {
            visited.save(size: page.received, ofList: key)
        }
        return page
    }

    /// The number of items on a full page of the list without criteria, if this run has visited it.
    var pageSize: Int { visited.size(ofList: PageKey(page: 1)) ?? api.pageSize }

    /// Throws if an item does not match, because the API took no notice of a criterion.
    private func checkFilters(_ key: PageKey, _ page: PageDTO<Item>) throws(APIError) {
        let collection = Item.collection
        for criterion in key.criteria {
            guard let column = collection.column(of: criterion.name), let match = collection.match(of: criterion.name)
            else { continue }
            let searched = SearchedText(criterion, match, api: api)
            guard page.results.allSatisfy({ searched.isMet(by: collection.filterTexts(column, of: $0)) }) else {
                throw .unreadable(criterion.name)
            }
        }
    }
}

extension LoadFailure {
    /// `true` if the API rejects the request.
    fileprivate var isRejection: Bool { if case .invalidRequest = reason { true } else { false } }

    /// `true` if the response itself is the reason.
    var isUnreadable: Bool { if case .unreadable = reason { true } else { false } }
}
