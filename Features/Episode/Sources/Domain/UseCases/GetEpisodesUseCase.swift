import ChallengeCore

/// Finds episodes by identifier or by code, with as few requests as that takes.
///
/// The API finds codes only by searching, and identifiers many at once. So codes become identifiers where this machine
/// knows them, one request asks for all, and only what turns out to bear another code is searched for, by season.
struct GetEpisodesUseCase: Sendable {
    private typealias Outcome = Result<Fetched<Episode, EpisodeError>, EpisodeError>

    let episodes: any EpisodeRepositoryContract
    let pages: any EpisodesPageRepositoryContract
    let codes: any EpisodeCodesRepositoryContract

    func execute(
        reference: EpisodeReference, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Episode, EpisodeError> {
        switch reference {
        case .identifier(let identifier):
            return try await episodes.getEpisode(identifier: identifier, cachePolicy: cachePolicy)
        case .code(let code):
            let batch = try await execute(references: [reference], cachePolicy: cachePolicy)
            guard let outcome = batch.outcomes.first else { throw EpisodeError(unknown: code) }
            return try outcome.result.get()
        }
    }

    func execute(
        references: [EpisodeReference], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Batch<EpisodeReference, Episode, EpisodeError> {
        let wanted = references.compactMap(\.code)
        let known = wanted.isEmpty ? [:] : try await codes.getIdentifiers(codes: wanted, cachePolicy: cachePolicy)
        let identifiers = references.compactMap { $0.identifier ?? $0.code.flatMap { known[$0] } }

        let batch = try await load(identifiers.withoutRepetition, cachePolicy)
        let loaded = Dictionary(batch.outcomes.map { ($0.key, $0.result) }, uniquingKeysWith: { first, _ in first })
        var found: [EpisodeReference: Outcome] = [:]
        for reference in references {
            switch reference {
            case .identifier(let identifier): found[reference] = loaded[identifier]
            case .code(let code): found[reference] = known[code].flatMap { loaded[$0] }.flatMap { $0.settling(code) }
            }
        }
        let missing = wanted.filter { found[.code($0)] == nil }
        for (code, outcome) in try await search(missing, cachePolicy) { found[.code(code)] = outcome }

        return Batch(
            outcomes: references.compactMap { reference in found[reference].map { .init(reference, $0) } },
            cacheFailure: batch.cacheFailure)
    }

    private func load(
        _ identifiers: [Int], _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Batch<Int, Episode, EpisodeError> {
        if identifiers.isEmpty { return Batch(outcomes: []) }
        return try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy)
    }

    private func search(
        _ missing: [EpisodeCode], _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Outcome] {
        var outcomes: [EpisodeCode: Outcome] = [:]
        let seasons = Dictionary(grouping: missing, by: \.season).sorted { $0.key < $1.key }
        for (season, codes) in seasons {
            outcomes.merge(try await search(codes, inSeason: season, cachePolicy)) { first, _ in first }
        }
        return outcomes
    }

    /// Looks through the season; what a copy or the snapshot of it lacks may still exist, so its failure is theirs.
    private func search(
        _ codes: [EpisodeCode], inSeason season: Int, _ cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Outcome] {
        let wanted = Set(codes)
        var found: [EpisodeCode: Outcome] = [:]
        var failure: EpisodeError?
        var page = 0
        var isLast = false
        while !isLast, found.count < codes.count {
            page += 1
            do {
                let fetched = try await pages.searchEpisodesPage(
                    page: page, filter: .season(season), cachePolicy: cachePolicy)
                for episode in fetched.value.items {
                    guard let code = episode.code, wanted.contains(code) else { continue }
                    found[code] = .success(fetched.map { _ in episode })
                }
                failure = failure ?? fetched.remoteFailure
                isLast = fetched.value.isLast
            } catch {
                if error.kind == .cancelled { throw error }
                failure = error
                isLast = true
            }
        }
        return codes.reduce(into: [:]) { outcomes, code in
            outcomes[code] = found[code] ?? .failure(failure ?? EpisodeError(unknown: code))
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

extension Result<Fetched<Episode, EpisodeError>, EpisodeError> {
    /// The outcome, as long as it settles what becomes of the code: an episode that bears another, or that is not there,
    /// does not.
    fileprivate func settling(_ code: EpisodeCode) -> Self? {
        switch self {
        case .success(let fetched): fetched.value.code == code ? self : nil
        case .failure(let error): error.kind == .notFound ? nil : self
        }
    }
}

extension EpisodeError {
    fileprivate init(unknown code: EpisodeCode) {
        self = .unknownCode(season: code.season, number: code.number)
    }
}
