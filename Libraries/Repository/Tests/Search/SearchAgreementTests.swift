import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeRepository

/// A comparison of the index with the scan and the snapshot, for random items and queries that are the same in each
/// run.
struct SearchAgreementTests {
    private static let words = [
        "Rick", "rick", "Ricks", "RICK’S", "Morty", "Mort", "o'neil", "Neil", "Earth", "(C-137)", "ζ7", "Άνθρωπος",
        "a", "the", "7+7", "Mr.", "…", "it's", "Beth’s", "80's", "AND", "NOT", "日本", "½",
    ]
    private static let signs = ["", "", "", "", "!", "'", "^", "!'", "^'", "!^", "\"", "|", " | ", "-"]

    private var generator = SeededGenerator(seed: 7)

    private mutating func text(ofWords counts: ClosedRange<Int>, signs: [String] = [""]) -> String {
        (0..<Int.random(in: counts, using: &generator)).map { _ in
            (signs.randomElement(using: &generator) ?? "") + (Self.words.randomElement(using: &generator) ?? "")
        }.joined(separator: " ")
    }

    private mutating func note(_ id: Int) -> NoteDTO {
        NoteDTO(id: id, name: text(ofWords: 0...4), tags: [text(ofWords: 0...5)])
    }

    @Test mutating func `index, scan and snapshot find the same items in the same order`() async throws {
        let notes = (1...150).map { note($0) }
        let sut = NoteDTO.local()
        try await sut.saveItems(notes, fetchedAt: Date(timeIntervalSince1970: 0))
        let snapshot = NoteDTO.snapshot(notes)
        var (matches, queries) = (0, 0)

        for _ in 1...500 {
            let text = text(ofWords: 1...4, signs: Self.signs)
            guard let query = try? SearchQuery(text) else { continue }
            let found = try await sut.search(query).identifiers
            let scanned = try await sut.scan(query)
            #expect(order(scanned, of: query) == order(found, of: query), "\(text)")
            #expect(await snapshot.search(query).value == scanned, "\(text)")
            queries += 1
            matches += found.isEmpty || found.count == notes.count ? 0 : 1
        }
        #expect(try await sut.hasIndex)
        #expect(queries > 400)
        #expect(matches > 250)
    }

    /// Returns the identifiers in an order that can be compared: FTS5 also ranks by excluded words of alternatives.
    private func order(_ identifiers: [Int], of query: SearchQuery) -> [Int] {
        query.alternatives.count == 1 ? identifiers : identifiers.sorted()
    }

    @Test mutating func `the index agrees with the rows after random writes`() async throws {
        let sut = NoteDTO.local()
        let queries = try (1...20).map { _ in try SearchQuery(text(ofWords: 1...2, signs: ["", "!", "'"]) + " | rick") }

        for round in 1...50 {
            let ids = (1...Int.random(in: 1...20, using: &generator)).map { _ in
                Int.random(in: 1...60, using: &generator)
            }
            let notes = ids.map { note($0) }
            switch Int.random(in: 0...9, using: &generator) {
            case 0: _ = try await sut.replaceAll(with: notes, fetchedAt: Date(timeIntervalSince1970: 0))
            case 1...3: try await sut.deleteItems(identifiers: ids)
            default: try await sut.saveItems(notes, fetchedAt: Date(timeIntervalSince1970: 0))
            }
            for query in queries {
                let (found, scanned) = (try await sut.search(query).identifiers, try await sut.scan(query))
                #expect(order(found, of: query) == order(scanned, of: query), "round \(round)")
            }
            try await sut.checkIndex()
        }
    }
}

extension SQLiteDataSource {
    var hasIndex: Bool {
        get async throws {
            try await read { (connection) throws(DatabaseError) in try items.index.exists(connection) }
        }
    }

    /// Returns the matches that a scan of the rows finds.
    func scan(_ query: SearchQuery) async throws -> [Item.ID] {
        try await read { (connection) throws(DatabaseError) in
            let rows = try items.searchableTexts(connection)
            return TextScan(texts: rows.map(\.text)).search(query).map { rows[$0].identifier }
        }
    }

    /// Throws if the index and its texts differ.
    func checkIndex() async throws {
        try await write { (connection) throws(DatabaseError) in
            let index = TextIndex<Item>.indexTable
            try connection.execute("INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
        }
    }
}
