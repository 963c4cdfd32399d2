import ChallengeCore
import ChallengeRepository

/// The identifiers of codes, from the cache and then from the snapshot.
struct EpisodeCodesRepository: EpisodeCodesRepositoryContract {
    let local: any EpisodeCodesDataSourceContract
    let snapshot: any EpisodeSnapshotDataSourceContract

    func getIdentifiers(
        codes: [EpisodeCode], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Int] {
        // A failure of the cache is ignored here, because the lookup of the episodes reports it.
        let kept = cachePolicy == .noCache ? nil : try? await local.getIdentifiers(codes: codes.map(\.description))
        var identifiers: [EpisodeCode: Int] = [:]
        for code in codes {
            if let identifier = kept?[code.description] {
                identifiers[code] = identifier
            } else {
                identifiers[code] = await bundledIdentifier(of: code)
            }
        }
        return identifiers
    }

    private func bundledIdentifier(of code: EpisodeCode) async -> Int? {
        let filter = EpisodesFilter(code: code.description)
        return await snapshot.getEpisodesPage(PageKey(page: 1, criteria: filter.criteria))?.value.results
            .first { $0.code == code.description }?.id
    }
}
