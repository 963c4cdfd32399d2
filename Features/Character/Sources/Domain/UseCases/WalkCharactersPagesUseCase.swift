import ChallengeCore

/// Walks through the pages of a list in order, while a few more are already on their way.
struct WalkCharactersPagesUseCase: Sendable {
    /// How many pages may be asked for or wait for their turn at one time; it bounds memory and politeness alike.
    private static let window = 4

    private typealias Outcome = Result<Fetched<CharactersPage, CharacterError>, CharacterError>

    let repository: any CharactersPageRepositoryContract

    /// Hands each page to the visitor, from the first on, until it has seen enough and answers `false`.
    ///
    /// A page that fails ends the walk, after the pages before it have been visited.
    func execute(
        filter: CharactersFilter,
        cachePolicy: CachePolicy,
        limit: Int?,
        visit: (Fetched<CharactersPage, CharacterError>) async throws -> Bool
    ) async throws {
        let first = try await load(1, filter, cachePolicy).get()
        guard try await visit(first), !first.value.isLast else { return }
        let lastPage = lastPage(after: first.value, limit: limit)
        guard lastPage > 1 else { return }

        try await withThrowingTaskGroup(of: (page: Int, outcome: Outcome).self) { group in
            defer { group.cancelAll() }
            var requested = 1
            func requestNext() {
                guard requested < lastPage else { return }
                requested += 1
                group.addTask { [requested] in (requested, await load(requested, filter, cachePolicy)) }
            }
            for _ in 0..<Self.window { requestNext() }

            var early: [Int: Outcome] = [:]
            for page in 2...lastPage {
                while early[page] == nil, let arrival = try await group.next() {
                    early[arrival.page] = arrival.outcome
                }
                guard let outcome = early.removeValue(forKey: page) else { throw CharacterError.cancelled }
                requestNext()
                guard try await visit(try outcome.get()) else { return }
            }
        }
    }

    /// The last page worth asking for.
    private func lastPage(after first: CharactersPage, limit: Int?) -> Int {
        guard let limit, !first.characters.isEmpty else { return first.pages }
        let size = first.characters.count
        return min(first.pages, (limit - 1) / size + 1)
    }

    private func load(_ page: Int, _ filter: CharactersFilter, _ cachePolicy: CachePolicy) async -> Outcome {
        do {
            return .success(
                try await repository.searchCharactersPage(page: page, filter: filter, cachePolicy: cachePolicy))
        } catch {
            return .failure(error)
        }
    }
}
