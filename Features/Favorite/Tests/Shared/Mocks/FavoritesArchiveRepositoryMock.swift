import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

struct FavoritesArchiveRepositoryMock: FavoritesArchiveRepositoryContract {
    struct WriteInput: Equatable, Sendable {
        let favorites: [Favorite]
        let path: String
        let replacing: Bool
    }

    let text: MockedCall<[Favorite], String, FavoritesError>
    let write: MockedCall<WriteInput, Void, FavoritesError>
    let read: MockedCall<String, [Favorite], FavoritesError>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        text = MockedCall("text", unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        write = MockedCall("write", unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
        read = MockedCall("read", unconfigured: .loadFailed(.cancelled), sourceLocation: sourceLocation)
    }

    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String { try text.call(favorites) }

    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError) {
        try write.call(WriteInput(favorites: favorites, path: path, replacing: replacing))
    }

    func read(_ path: String) async throws(FavoritesError) -> [Favorite] { try read.call(path) }
}
