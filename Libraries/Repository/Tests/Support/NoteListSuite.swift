import ChallengeCore
import ChallengePersistence
import Foundation

@testable import ChallengeRepository

/// A suite for a list of notes in a cache in memory.
protocol NoteListSuite {
    var sut: SQLiteDataSource<NoteDTO> { get }
}

extension NoteListSuite {
    var date: Date { Date(timeIntervalSince1970: 1_700_000_000) }
    var later: Date { Date(timeIntervalSince1970: 1_700_003_600) }

    static func source(_ database: Database) -> SQLiteDataSource<NoteDTO> {
        NoteDTO.local(database)
    }

    func note(_ id: Int) -> NoteDTO { NoteDTO(id, name: "\(id.isMultiple(of: 2) ? "Even" : "Odd") Ñote \(id)") }

    /// Returns a page of a list with the number of notes.
    func page(_ number: Int, of count: Int) -> PageDTO<NoteDTO> {
        let first = (number - 1) * 20 + 1
        let notes = (first...min(count, first + 19)).map(note)
        return PageDTO(info: PageInfoDTO(count: count, pages: (count + 19) / 20), results: notes)
    }

    func save(_ pages: Int..., of count: Int, at date: Date? = nil) async throws {
        for number in pages {
            try await sut.savePage(page(number, of: count), for: PageKey(page: number), fetchedAt: date ?? self.date)
        }
    }

    func search(_ text: String, page: Int = 1) async throws -> Cached<PageDTO<NoteDTO>>? {
        try await sut.getPage(PageKey(page: page, criteria: [Criterion("name", text)]))
    }
}
