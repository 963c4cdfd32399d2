import ChallengeCore
import Testing

@testable import ChallengeRepository

struct PageDTOTests {
    private struct NameMapper: MapperContract {
        func map(_ note: NoteDTO) -> String { note.name }
    }

    @Test func `a page is mapped with its number`() {
        let page = PageDTO.stub([NoteDTO(id: 2, name: "Milk")], count: 41, pages: 3).page(3, NameMapper())

        #expect(page == Page(number: 3, pages: 3, count: 41, items: ["Milk"]))
        #expect(page.isLast)
    }

    @Test func `a mapped page has the number of its dropped items`() {
        let page = PageDTO.stub([NoteDTO(id: 2, name: "Milk")], count: 41, pages: 3, dropped: 2).page(1, NameMapper())

        #expect(page == Page(number: 1, pages: 3, count: 41, items: ["Milk"], dropped: 2))
    }

    @Test(arguments: [0, 3])
    func `a page after the end of a cached list is an error with the number of pages`(pages: Int) {
        let cached = Fetched(value: pageWithoutItems(pages: pages), origin: .cache(age: .zero))

        #expect(throws: APIError.pageNotFound(page: 4, pages: pages)) { try cached.page(4, NameMapper()) }
    }

    @Test func `a page after the end of a list that can be out of date is the failure of the remote`() {
        let fallback = Fetched(
            value: pageWithoutItems(pages: 3), origin: .cache(age: .seconds(90_000)), remoteFailure: .timedOut)

        #expect(throws: APIError.failed(.timedOut)) { try fallback.page(4, NameMapper()) }
    }

    @Test(arguments: [0, 1, 3])
    func `the first page is valid, also of an empty list`(pages: Int) throws {
        let fetched = Fetched(value: pageWithoutItems(pages: pages), origin: .remote)

        #expect(try fetched.page(1, NameMapper()).value == Page(number: 1, pages: pages, count: 20 * pages, items: []))
    }

    private func pageWithoutItems(pages: Int) -> PageDTO<NoteDTO> { .stub([], count: 20 * pages, pages: pages) }
}
