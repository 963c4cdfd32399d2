import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

@testable import ChallengeCharacter

struct ImportFavoritesUseCaseTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).json")
    private let archive = FavoritesArchiveRepository()
    private let favorites = FavoritesRepository(local: FavoritesMemoryDataSource(), clock: ClockMock())

    private var sut: ImportFavoritesUseCase { ImportFavoritesUseCase(favorites: favorites, archive: archive) }

    @Test func whatIsNewIsAddedAndWhatIsThereIsReportedAndStaysAsItIs() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let mine = Favorite.stub(id: 1, remarks: try FavoriteRemarks(note: "mine", rating: nil, tags: []))
        try await favorites.add([mine])
        try await archive.write([.stub(id: 1), .stub(id: 2), .stub(id: 2)], to: file.path, replacing: false)

        let result = try await sut.execute(path: file.path)

        #expect(result == FavoritesImport(added: [.stub(id: 2)], duplicates: [1, 2]))
        #expect(try await favorites.get(identifier: 1) == mine)
        #expect(try await favorites.getAll().count == 2)
    }

    @Test func whatAnArchiveHoldsComesBackAsItWas() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let favorite = Favorite.stub(
            id: 3, remarks: try FavoriteRemarks(note: "two\nlines, \u{200B}é", rating: 1, tags: ["a"]))

        try await archive.write([favorite], to: file.path, replacing: false)

        #expect(try await archive.read(file.path) == [favorite])
        await #expect(throws: FavoritesError.fileExists(path: file.path)) {
            try await archive.write([], to: file.path, replacing: false)
        }
        #expect(try await archive.read(file.path) == [favorite])
    }

    @Test(
        arguments: [
            ("{}", "version"), ("[]", ""), (#"{"version": 2, "favorites": []}"#, "version 2"),
            (#"{"version": 1, "favorites": [{"id": 1}]}"#, "favorites[0].name"), ("rubbish", "JSON"),
        ])
    func whatIsNoArchiveAddsNothing(text: String, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(reason: reason))) {
            try await sut.execute(path: file.path)
        }
        #expect(try await favorites.getAll() == [])
    }
}
