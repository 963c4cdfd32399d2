import ChallengeCore
import Testing

@testable import ChallengeRepository

struct MapperTests {
    @Test(arguments: [
        ("https://rickandmortyapi.com/api/location/20", 20), ("/api/location/1", 1), ("https://x/20/", nil),
        ("https://x/-3", nil), ("https://x/0", nil), ("20", nil), ("", nil),
        ("https://x/99999999999999999999", nil),
    ])
    func anAddressEndsInItsIdentifier(address: String, identifier: Int?) {
        #expect(LinkMapper().map(address) == identifier)
    }

    @Test func aPageIsToldItsNumber() {
        let names = PageMapper(items: NameMapper())

        let page = names.map((.stub(count: 41, pages: 3, results: [NoteDTO(id: 2, name: "Milk")]), 3))

        #expect(page == Page(number: 3, pages: 3, count: 41, items: ["Milk"]))
        #expect(page.isLast)
    }
}

private struct NameMapper: MapperContract {
    func map(_ note: NoteDTO) -> String { note.name }
}
