import ChallengeCore
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeFavorite

struct FavoritesArchiveRepositoryTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString).json")
    private let sut = FavoritesArchiveRepository()

    @Test func `an exported favorite is imported unchanged`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let favorite = Favorite.stub(
            id: "x", kind: "episode", shortName: "S",
            details: try FavoriteDetails(note: "two\nlines, \u{200B}é", rating: 1, tags: ["a"]))

        try await sut.write([favorite], to: file.path, replacing: false)

        #expect(try await sut.read(file.path) == [favorite])
        await #expect(throws: FavoritesError.fileExists(path: file.path)) {
            try await sut.write([], to: file.path, replacing: false)
        }
        #expect(try await sut.read(file.path) == [favorite])
    }

    @Test(
        arguments: [
            ("{}", .member("version")), ("", .format), ("[]", .format), ("rubbish", .format),
            (#"{"version": 3, "favorites": []}"#, .version(3)),
            (#"{"version": 1, "favorites": null}"#, .member("favorites")),
            (#"{"version": 1}"#, .member("favorites")),
            (#"{"version": 1, "favorites": [{"id": 1}]}"#, .member("favorites[0].name")),
            (#"{"version": 2, "favorites": [{"id": 1, "name": "n"}]}"#, .member("favorites[0].kind")),
            (#"{"version": 2, "favorites": [7]}"#, .member("favorites[0]")),
        ] as [(String, FavoritesError.ImportMistake)])
    func `a file that is not an export is an error that names the reason`(
        text: String, error: FavoritesError.ImportMistake
    )
        async throws
    {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(path: file.path, error))) {
            try await sut.read(file.path)
        }
    }

    @Test(
        arguments: [
            (#""id": 3"#, #""id": 0"#, "id"), (#""rating": 1"#, #""rating": 6"#, "rating"),
            (#""id": 3"#, #""id": """#, "id"), (#""kind": "character""#, #""kind": "a/b""#, "kind"),
            (#""note": null"#, #""note": 7"#, "note"),
            (#""addedAt": "2"#, #""addedAt": "x2"#, "addedAt"),
            (#""name": "Rick Sanchez""#, #""name": """#, "name"),
            (#""big""#, #""a,b""#, "tags"),
        ])
    func `an export with an invalid value is an error that names the member`(
        written: String, changed: String, member: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let favorites = [
            Favorite.stub(id: 2), .stub(id: 3, details: try FavoriteDetails(rating: 1, tags: ["big"])),
        ]
        let text = try await sut.text(of: favorites)
        let place = try #require(text.range(of: written, options: .backwards))
        try Data(text.replacingCharacters(in: place, with: changed).utf8).write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(path: file.path, .member("favorites[1].\(member)")))) {
            try await sut.read(file.path)
        }
    }

    @Test func `an export of the first version is imported as characters`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            {"version": 1, "favorites": [{
              "addedAt": "2023-11-14T22:13:20.000Z", "gender": "Male", "id": 762, "location": "Earth",
              "name": "Martínez", "note": "Naïve", "origin": "Mars", "rating": 4, "species": "Animal",
              "status": "Dead", "tags": ["big", "head"], "type": "Turkey"
            }]}
            """
        try Data(text.utf8).write(to: file)

        let favorite = try #require(try await sut.read(file.path).first)

        #expect(favorite.id == 762 && favorite.item.name == "Martínez" && favorite.item.shortName == nil)
        #expect(
            favorite.item.record
                == #"{"status":"Dead","species":"Animal","type":"Turkey","gender":"Male","#
                + #""origin.name":"Mars","location.name":"Earth"}"#)
        #expect(favorite.details == (try FavoriteDetails(note: "Naïve", rating: 4, tags: ["big", "head"])))
        #expect(favorite.addedAt.millisecondsSince1970 == 1_700_000_000_000)
    }

    @Test func `imported tags are in lower case`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try await sut.text(of: [.stub(details: try FavoriteDetails(tags: ["big"]))])
        try Data(text.replacing("big", with: "Big").utf8).write(to: file)

        #expect(try await sut.read(file.path).map(\.details.tags) == [["big"]])
    }

    @Test func `an export follows a symbolic link and keeps the permissions of the file`() async throws {
        let link = file.path + ".link"
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(atPath: link)
        }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
        await #expect(throws: FavoritesError.fileExists(path: link)) {
            try await sut.write([], to: link, replacing: false)
        }

        try await sut.write([.stub(id: 1)], to: link, replacing: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        try await sut.write([.stub(id: 2)], to: link, replacing: true)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
        #expect(try await sut.read(file.path).map(\.id) == [2])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a failed export leaves no temporary file`() async throws {
        let folder = file.path + ".folder"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        await #expect(throws: FavoritesError.fileFailed(StorageFailure(cause: .system(code: EISDIR), path: folder))) {
            try await sut.write([.stub()], to: folder, replacing: true)
        }
        await #expect(throws: FavoritesError.fileFailed(StorageFailure(cause: .system(code: EISDIR), path: folder))) {
            try await sut.read(folder)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test func `the error of a missing file names its path`() async {
        await #expect(throws: FavoritesError.fileFailed(StorageFailure(cause: .system(code: ENOENT), path: file.path)))
        {
            try await sut.read(file.path)
        }
    }

    @Test func `a file without an end is an error when the limit is reached`() async {
        let limit = 64 * 1024 * 1024

        await #expect(throws: FavoritesError.invalidData(.file(path: "/dev/zero", .tooLarge(limit: limit)))) {
            try await sut.read("/dev/zero")
        }
        #expect(
            FavoritesError.invalidData(.file(path: file.path, .tooLarge(limit: limit))).localizedDescription
                == "\(file.path): The file is larger than 64 MiB, the limit of an import.")
    }

    @Test func `an export in UTF-16 is an error`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let archive = try #require(try await sut.text(of: [.stub()]).data(using: .utf16LittleEndian))
        try archive.write(to: file)

        await #expect(throws: FavoritesError.invalidData(.file(path: file.path, .format))) {
            try await sut.read(file.path)
        }
    }

    @Test func `a text that is too long is an error that names the member`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try await sut.text(of: [.stub(id: 1), .stub(id: 2)])
        let place = try #require(text.range(of: "Rick Sanchez", options: .backwards))
        let long = text.replacingCharacters(in: place, with: String(repeating: "x", count: 65_537))
        try Data(long.utf8).write(to: file)

        let error = FavoritesError.ImportMistake.longText("favorites[1].name", limit: 65_536)
        await #expect(throws: FavoritesError.invalidData(.file(path: file.path, error))) {
            try await sut.read(file.path)
        }
    }

    @Test(arguments: LongText.kinds)
    func `an export has no invisible characters and is imported unchanged`(kind: LongText) async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let favorite = Favorite.stub(
            id: 3, details: try FavoriteDetails(note: "a" + kind.text(scalars: 9000), rating: 1, tags: ["a"]))

        let text = try await sut.text(of: [favorite])
        try await sut.write([favorite], to: file.path, replacing: false)

        let invisible = text.unicodeScalars.filter {
            // A joiner between emojis can be seen.
            !["\n", "\u{200D}"].contains($0)
                && ($0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control)
        }
        #expect(invisible.isEmpty)
        #expect(
            try await sut.read(file.path).map { $0.details.note?.utf8.count } == [favorite.details.note?.utf8.count])
    }
}
