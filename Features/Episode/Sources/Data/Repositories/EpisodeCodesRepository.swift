import ChallengeCore
import ChallengeRepository

/// Finds codes among the episodes in the cache, and then in the snapshot.
struct EpisodeCodesRepository: EpisodeCodesRepositoryContract {
    let local: EpisodeCodesDataSource
    let snapshot: any EpisodeSnapshotDataSourceContract

    func getIdentifiers(
        codes: [EpisodeCode], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> [EpisodeCode: Int] {
        // A cache that cannot be read knows no code, and is reported by whoever reads episodes from it.
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
