import ChallengeCore
import Testing

@testable import ChallengeRepository

struct PageMapperTests {
    private struct NameMapper: MapperContract {
        func map(_ note: NoteDTO) -> String { note.name }
    }

    private let sut = PageMapper(items: NameMapper())

    @Test func `a page is mapped with its number`() {
        let page = sut.map((.stub([NoteDTO(id: 2, name: "Milk")], count: 41, pages: 3), 3))

        #expect(page == Page(number: 3, pages: 3, count: 41, items: ["Milk"]))
        #expect(page.isLast)
    }

    @Test func `a page keeps the number of its dropped items`() {
        let page = sut.map((.stub([NoteDTO(id: 2, name: "Milk")], count: 41, pages: 3, dropped: 2), 1))

        #expect(page == Page(number: 1, pages: 3, count: 41, items: ["Milk"], dropped: 2))
    }
}
