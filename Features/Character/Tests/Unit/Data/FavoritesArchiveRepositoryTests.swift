import Foundation
import Testing

@testable import ChallengeCharacter

struct FavoritesArchiveRepositoryTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).json")
    private let sut = FavoritesArchiveRepository()

    @Test func whatAnArchiveHoldsComesBackAsItWas() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let favorite = Favorite.stub(
            id: 3, remarks: try FavoriteRemarks(note: "two\nlines, \u{200B}é", rating: 1, tags: ["a"]))

        try await sut.write([favorite], to: file.path, replacing: false)

        #expect(try await sut.read(file.path) == [favorite])
        await #expect(throws: FavoritesError.fileExists(path: file.path)) {
            try await sut.write([], to: file.path, replacing: false)
        }
        #expect(try await sut.read(file.path) == [favorite])
    }

    @Test(
        arguments: [
            ("{}", "version"), ("[]", ""), (#"{"version": 2, "favorites": []}"#, "version 2"),
            (#"{"version": 1, "favorites": [{"id": 1}]}"#, "favorites[0].name"), ("rubbish", "JSON"),
        ])
    func whatIsNoArchiveIsNamed(text: String, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(reason: reason))) {
            try await sut.read(file.path)
        }
    }

    @Test(
        arguments: [
            (#""id" : 3"#, #""id" : 0"#, .file(reason: "id 0")),
            (#""rating" : 1"#, #""rating" : 6"#, .rating(6)),
            (#""addedAt" : "2"#, #""addedAt" : "x2"#, .file(reason: "addedAt x2023-11-14T22:13:20.000Z")),
        ] as [(String, String, FavoritesError.InvalidData)])
    func whatCouldNotHaveBeenKeptIsRefused(
        written: String, changed: String, expected: FavoritesError.InvalidData
    ) async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try await sut.text(of: [.stub(id: 3, remarks: try FavoriteRemarks(rating: 1))])
        try #require(text.contains(written))
        try Data(text.replacing(written, with: changed).utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(expected)) { try await sut.read(file.path) }
    }

    @Test func aFileThatIsNotThereIsNamed() async {
        await #expect(throws: FavoritesError.fileFailed(path: file.path, reason: "No such file or directory")) {
            try await sut.read(file.path)
        }
    }
}
