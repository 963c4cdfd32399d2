import ChallengeCore
import ChallengePlatform
import Foundation

@testable import ChallengeRepository

extension CollectionDownload {
    /// Returns the items that can be read.
    func allItems(_ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void) async throws(APIError) -> [Item] {
        try await list(progress).items
    }
}

extension SQLiteDataSource {
    func replaceAll(with items: [Item], fetchedAt: Date) async throws(StorageFailure) -> CollectionChanges {
        try await replaceAll(with: DownloadedList(items: items), fetchedAt: fetchedAt)
    }
}
