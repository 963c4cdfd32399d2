public import ChallengeCollections
public import ChallengeCore
public import ChallengeCoreMocks
import ChallengeNetworkingMocks
import ChallengePersistence
public import ChallengePictures
import ChallengeRepository
import Testing

extension CollectionContext {
    /// Returns the context of a command whose repository is a mock; its session has no data.
    public static func stub(
        _ collections: [CollectionDescription] = [], history: HistoryRecorderMock = HistoryRecorderMock(),
        cachePolicy: CachePolicy = .localFirst, pictures: PictureFiles? = nil
    ) -> CollectionContext {
        CollectionContext(
            session: RepositorySession(
                httpClient: HTTPClientMock(), cache: Database(.memory, schemas: []),
                apiAddress: "https://example.org/api",
                freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock())),
            history: history, cachePolicy: cachePolicy, collections: collections, pictures: pictures)
    }
}
