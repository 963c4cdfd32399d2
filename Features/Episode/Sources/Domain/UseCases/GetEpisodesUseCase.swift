import ChallengeCore

/// A use case that looks up episodes by identifier or code, with as few requests as possible.
///
/// The API returns several episodes by identifier in one response, but not by code. Codes that are in the snapshot
/// are therefore replaced by identifiers. For the other codes, the pages of their season are searched.
struct GetEpisodesUseCase: Sendable {
    let episodes: any EpisodeRepositoryContract

    func execute(reference: EpisodeReference, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode> {
        switch reference {
        case .identifier(let identifier):
            return try await episodes.getEpisode(identifier: identifier, cachePolicy: cachePolicy)
        case .code(let code):
            switch try await execute(references: [reference], cachePolicy: cachePolicy).entries.first?.result {
            case .found(let fetched): return fetched
            case .failed(let failure): throw .loadFailed(failure)
            case .notFound, nil: throw .unknownCode(season: code.season, number: code.number)
            }
        }
    }

    func execute(
        references: [EpisodeReference], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<EpisodeReference, Episode> {
        let wanted = references.compactMap(\.code)
        let known = wanted.isEmpty ? [:] : await episodes.getIdentifiers(codes: wanted)
        let identifiers = references.compactMap { $0.identifier ?? $0.code.flatMap { known[$0] } }

        let results = try await load(identifiers.withoutRepetition, cachePolicy)
        let loaded = Dictionary(results.entries.map { ($0.key, $0.result) }, uniquingKeysWith: { first, _ in first })
        var found: [EpisodeReference: LookupResult<Episode>] = [:]
        for reference in references {
            switch reference {
            case .identifier(let identifier): found[reference] = loaded[identifier]
            case .code(let code): found[reference] = known[code].flatMap { loaded[$0] }.flatMap { $0.checked(code) }
            }
        }
        let missing = wanted.filter { found[.code($0)] == nil }
        for (code, result) in try await search(missing, cachePolicy) { found[.code(code)] = result }

        return LookupResults(
            references.compactMap { reference in found[reference].map { .init(reference, $0) } },
            cacheFailure: results.cacheFailure)
    }

    private func load(
        _ identifiers: [Int], _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode> {
        if identifiers.isEmpty { return LookupResults([]) }
        return try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy)
    }

    private func search(
        _ missing: [EpisodeCode], _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: LookupResult<Episode>] {
        var results: [EpisodeCode: LookupResult<Episode>] = [:]
        let seasons = Dictionary(grouping: missing, by: \.season).sorted { $0.key < $1.key }
        for (season, codes) in seasons {
            results.merge(try await search(codes, inSeason: season, cachePolicy)) { first, _ in first }
        }
        return results
    }

    /// Searches a season for codes.
    ///
    /// If the remote fails, the season comes from the cache or the snapshot. A code that is not in it may still exist,
    /// so the result of the code is the failure of the remote.
    private func search(
        _ codes: [EpisodeCode], inSeason season: Int, _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: LookupResult<Episode>] {
        let wanted = Set(codes)
        var found: [EpisodeCode: LookupResult<Episode>] = [:]
        var failure: APIError?
        var page = 0
        var isLast = false
        while !isLast, found.count < codes.count {
            page += 1
            do {
                let fetched = try await episodes.searchEpisodesPage(
                    page: page, filter: .season(season), cachePolicy: cachePolicy)
                for episode in fetched.value.items {
                    guard let code = episode.code, wanted.contains(code) else { continue }
                    found[code] = .found(fetched.map { _ in episode })
                }
                failure = failure ?? fetched.remoteFailure.map(APIError.failed)
                isLast = fetched.value.isLast
            } catch .loadFailed(let error) where error != .cancelled {
                failure = error
                isLast = true
            }
        }
        return codes.reduce(into: [:]) { results, code in
            results[code] = found[code] ?? failure.map { .failed($0) } ?? .notFound
        }
    }
}

extension EpisodeReference {
    fileprivate var identifier: Int? {
        if case .identifier(let identifier) = self { identifier } else { nil }
    }

    fileprivate var code: EpisodeCode? {
        if case .code(let code) = self { code } else { nil }
    }
}

extension LookupResult<Episode> {
    /// Returns `nil` if the episode has another code or does not exist; then the code must be searched for.
    fileprivate func checked(_ code: EpisodeCode) -> Self? {
        switch self {
        case .found(let fetched): fetched.value.code == code ? self : nil
        case .notFound: nil
        case .failed: self
        }
    }
}
