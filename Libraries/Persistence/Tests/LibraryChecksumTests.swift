import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

/// Damage that SQLite does not notice: single bits of a library or its copy.
struct LibraryChecksumTests {
    private let sample = NotesLibrary()

    private var url: URL { URL(filePath: sample.file.path) }
    private var copyURL: URL { URL(filePath: sample.copy.file.path) }

    private func texts(_ database: Database) async throws -> [String] {
        try await database.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM notes ORDER BY id") { $0.text(0) }
        }
    }

    /// Offsets in the header, such as that of the text encoding, and in all other parts of the file.
    private func offsets(of content: Data) -> [Int] {
        let header = [18, 28, 32, 47, 59, 63, 68, 91, 95, 99]
        return header + Array(stride(from: 107, to: content.count, by: 1021))
    }

    @Test func `a flipped bit of the library is not shown, and does not reach the copy`() async throws {
        try await sample.fill()
        let (whole, copy) = (try Data(contentsOf: url), try Data(contentsOf: copyURL))

        for (index, offset) in offsets(of: whole).enumerated() {
            var content = whole
            content[offset] ^= 1 << UInt8(index % 8)
            try content.write(to: url)
            #expect(sample.library.inspect()?.content != .sound, "byte \(offset)")
            let sut = sample.library

            #expect(try await texts(sut) == NotesLibrary.texts, "byte \(offset)")

            #expect(await sut.replacements.map(\.copyTime) == [nil], "byte \(offset)")
            #expect(try Data(contentsOf: copyURL) == copy, "byte \(offset)")
        }
    }

    @Test func `a flipped bit of the copy is not restored, and the next command makes the copy anew`() async throws {
        try await sample.fill()
        let copy = try Data(contentsOf: copyURL)

        for (index, offset) in offsets(of: copy).enumerated() {
            var content = copy
            content[offset] ^= 1 << UInt8(index % 8)
            try content.write(to: copyURL)
            #expect(sample.library.inspect()?.copy != .sound, "byte \(offset)")
            let sut = sample.library

            #expect(try await texts(sut) == NotesLibrary.texts, "byte \(offset)")

            #expect(await sut.replacements == [], "byte \(offset)")
            #expect(try Data(contentsOf: copyURL) == copy, "byte \(offset)")
        }
    }

    @Test func `a flipped bit of the counter or of the checksum loses nothing`() async throws {
        try await sample.fill()
        for url in [url, copyURL] {
            for offset in [24, 27, 72, 79] {
                var content = try Data(contentsOf: url)
                content[offset] ^= 4
                try content.write(to: url)
                let sut = sample.library

                #expect(try await texts(sut) == NotesLibrary.texts)
                #expect(await sut.replacements == [])
            }
        }
    }

    @Test func `a bit that is flipped between two changes of one process is not kept`() async throws {
        try await sample.fill()
        let sut = sample.library
        _ = try await texts(sut)
        var content = try Data(contentsOf: url)
        let offset = try #require(content.firstRange(of: Data(NotesLibrary.texts[399].utf8))).lowerBound
        content[offset + 10] ^= 1
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: content)
        try handle.close()

        #expect(try await sample.use(sut) == NotesLibrary.texts)

        #expect(await sut.replacements.count == 1)
    }

    @Test func `a flipped bit of a library of ten megabytes is found`() async throws {
        let library = Database(.library(path: sample.file.path), schemas: [.notes])
        try await library.add(String(repeating: "x", count: 10 << 20))
        let size = try await library.fileSize()
        try sample.overwrite(Data("y".utf8), at: size - 3000)
        let sut = Database(.library(path: sample.file.path), schemas: [.notes])

        #expect(try await sut.texts().first?.utf8.allSatisfy { $0 == UInt8(ascii: "x") } == true)

        #expect(await sut.replacements.count == 1)
    }

    /// SQLite does not restore the content of a page that was unused before the change.
    @Test func `a change that is undone is no damage, though it leaves rubbish in unused pages`() async throws {
        try await sample.fill()
        try await sample.library.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM notes WHERE id > 10")
            try connection.execute("DELETE FROM words WHERE id > 10")
        }
        let before = try Data(contentsOf: url)
        let other = try Connection(path: sample.file.path, flags: .readWrite, busyTimeout: .zero)
        try other.execute("PRAGMA cache_size = 1")
        try other.execute("BEGIN")
        try other.execute("INSERT INTO notes (text, folded) VALUES (zeroblob(30000), hex(randomblob(9000)))")
        try other.execute("ROLLBACK")
        #expect(try Data(contentsOf: url) != before)
        let sut = sample.library

        #expect(try await texts(sut) == Array(NotesLibrary.texts.prefix(10)))

        #expect(await sut.replacements == [])
        #expect(sample.library.inspect()?.content == .sound)
    }
}
