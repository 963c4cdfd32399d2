import ChallengeCore
import ChallengePlatform

/// The cache of all features: the rows of their tables and the pictures.
struct CacheRepository: CacheRepositoryContract {
    let local: any CacheLocalDataSourceContract
    let pictures: CachedFiles
    private let errorMapper = CacheErrorMapper()

    var path: String? { local.path }

    func getStatus() async throws(CacheError) -> CacheStatus {
        let contents: CacheContentsDTO
        do {
            contents = try await local.getContents()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
        let files = pictures.usage()
        return CacheStatus(
            path: path,
            size: contents.size,
            entries: contents.tables.map { table in
                CacheStatus.Entry(
                    table: table.name, count: table.count, newest: table.newest.map(Timestamp.init(secondsSince1970:)))
            },
            pictures: files.count, pictureSize: files.bytes,
            oldest: contents.tables.compactMap(\.oldest).min().map(Timestamp.init(secondsSince1970:)),
            newest: contents.tables.compactMap(\.newest).max().map(Timestamp.init(secondsSince1970:)))
    }

    func deleteAll() async throws(CacheError) {
        pictures.clear()
        do {
            try await local.deleteAll()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
    }

    func deleteWaits() async throws(CacheError) {
        do {
            try await local.deleteWaits()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
    }
}

extension Timestamp {
    fileprivate init(secondsSince1970 seconds: Double) { self.init(Date(timeIntervalSince1970: seconds)) }
}
