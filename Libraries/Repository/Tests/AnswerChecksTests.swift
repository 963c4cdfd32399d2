import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

struct AnswerChecksTests {
    private let remote = RemoteDataSourceMock<NoteDTO>()
    private let local = LocalDataSourceMock<NoteDTO>()

    private var sut: CachedRepository<NoteDTO, NoteError> {
        CachedRepository(
            remote: remote, local: local, freshness: Freshness(maximumAge: .seconds(3600), clock: ClockMock()))
    }

    private func unreadable(_ path: String) -> NoteError {
        .loadFailed(.unreadable(path: path, reason: "not what was asked for"))
    }

    private func ids(_ ids: Int...) -> [NoteDTO] { ids.map { NoteDTO(id: $0) } }

    // One item

    @Test(arguments: [6, 0, -5, Int.max])
    func `another item than the one asked for is unreadable and not kept`(id: Int) async {
        local.reading.answer(.success([]))
        remote.one.answer(.success(NoteDTO(id: id)))

        await #expect(throws: unreadable("id")) { try await sut.getItem(identifier: 5, cachePolicy: .localFirst) }
        #expect(local.saving.callCount == 0)
    }

    @Test func `an item without a positive identifier is unreadable, also where it is asked for`() async {
        remote.one.answer(.success(NoteDTO(id: 0)))

        await #expect(throws: unreadable("id")) { try await sut.getItem(identifier: 0, cachePolicy: .noCache) }
    }

    // Several items

    @Test func `items that were not asked for are neither shown nor kept`() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.several.answer(.success(ids(2, 99, 1, 0)))

        let batch = try await sut.getItems(identifiers: [1, 2], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value.id) == [1, 2])
        #expect(batch.failures.isEmpty)
        #expect(local.saving.inputs == [ids(1, 2)])
    }

    @Test func `an answer with items that were not asked for is not believed about what it lacks`() async throws {
        local.reading.answer(.success([]))
        local.saving.answer(.success(()))
        remote.several.answer(.success(ids(1, 99)))

        let batch = try await sut.getItems(identifiers: [1, 2], cachePolicy: .localFirst)

        #expect(batch.found.map(\.value.id) == [1])
        #expect(batch.failures.map(\.error) == [unreadable("id")])
        #expect(local.deleting.callCount == 0)
    }

    // Pages

    @Test func `a page keeps items with positive identifiers, each once, and counts the others`() async throws {
        local.savingPage.answer(.success(()))
        remote.page.answer(.success(.stub(results: ids(3, 0, 1, 3, -7, Int.max))))

        let page = try await sut.getPage(PageKey(page: 1), cachePolicy: .remoteFirst).value

        #expect(page.results == ids(3, 1, Int.max))
        #expect(page.dropped == 3)
        #expect(local.savingPage.inputs.map(\.results) == [ids(3, 1, Int.max)])
        #expect(PageMapper(items: NoteMapper()).map((page, 1)).dropped == 3)
    }

    @Test(arguments: [[], [0], [-1, -1]])
    func `a page without items before the end of the list is unreadable`(identifiers: [Int]) async {
        remote.page.answer(.success(.stub(pages: 1_000_000_000, results: identifiers.map { NoteDTO(id: $0) })))

        await #expect(throws: unreadable("results")) {
            try await sut.getPage(PageKey(page: 2), cachePolicy: .noCache)
        }
    }

    @Test func `a list may be empty`() async throws {
        remote.page.answer(.success(.stub(count: 0, pages: 0, results: [])))

        #expect(try await sut.getPage(PageKey(page: 1), cachePolicy: .noCache).value == .empty)
    }

    @Test(arguments: [(-1, 1, "info.count"), (1, -1, "info.pages")])
    func `negative numbers are unreadable`(count: Int, pages: Int, path: String) async {
        remote.page.answer(.success(.stub(count: count, pages: pages)))

        await #expect(throws: unreadable(path)) { try await sut.getPage(PageKey(page: 1), cachePolicy: .noCache) }
    }
}

private struct NoteMapper: MapperContract {
    func map(_ note: NoteDTO) -> Int { note.id }
}
