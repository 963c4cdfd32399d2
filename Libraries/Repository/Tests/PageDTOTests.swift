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
}
