import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

@testable import ChallengeFavorite

struct ImportFavoritesUseCaseTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).json")
    private let archive = FavoritesArchiveRepository()
    private let favorites = FavoritesRepository(local: FavoritesMemoryDataSource(), clock: ClockMock())

    private var sut: ImportFavoritesUseCase {
        ImportFavoritesUseCase(archive: archive, addFavorites: AddFavoritesUseCase(favorites: favorites))
    }

    @Test func whatIsNewIsAddedAndWhatIsThereIsReportedAndStaysAsItIs() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let mine = Favorite.stub(id: 1, remarks: try FavoriteRemarks(note: "mine", rating: nil, tags: []))
        try await favorites.add([mine])
        try await archive.write([.stub(id: 1), .stub(id: 2), .stub(id: 2)], to: file.path, replacing: false)

        let result = try await sut.execute(path: file.path)

        #expect(result == FavoritesAddition(added: [.stub(id: 2)], duplicates: [1, 2]))
        #expect(try await favorites.get(identifier: 1) == mine)
        #expect(try await favorites.getAll().count == 2)
    }

    @Test func whatIsNoArchiveAddsNothing() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"version": 1, "favorites": [{"id": 1}]}"#.utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(.member("favorites[0].name")))) {
            try await sut.execute(path: file.path)
        }
        #expect(try await favorites.getAll() == [])
    }
}
