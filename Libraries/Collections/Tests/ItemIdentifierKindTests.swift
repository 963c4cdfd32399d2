import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeTerminal
import Testing

struct ItemIdentifierKindTests {
    private struct BookDTO: ItemDTO {
        var id = ""
        var title = ""

        static let collection = APICollection<BookDTO>(
            api: .sample, path: "/book", name: "books", identifiers: .pattern("bk-[0-9]+"), .text("title", \.title))
    }

    private struct ShelfDTO: ItemDTO {
        var id = ""
        var name = ""

        static let collection = APICollection<ShelfDTO>(
            api: .sample, path: "/shelf", name: "shelves", .text("name", \.name))
    }

    private static let books = ValueKind.identifier { BookDTO.collection.isIdentifier($0) }
    private static let shelves = ValueKind.identifier { ShelfDTO.collection.isIdentifier($0) }

    private func text(_ selector: ItemSelector<ItemKey>?) -> String {
        switch selector {
        case .value(let value): "identifier \(value)"
        case .nameWord(let word): "name \(word)"
        case .standardInput: "standard input"
        case .mistypedValue, nil: "invalid"
        }
    }

    @Test(arguments: [
        ("bk-1", "identifier bk-1"), (" bk-12 ", "identifier bk-12"), ("#bk-1", "identifier bk-1"),
        ("Solaris 1", "name Solaris 1"), ("1984", "name 1984"), ("bk-x", "name bk-x"), (" 3 men ", "name 3 men"),
        ("-", "standard input"), ("", "invalid"), (" ", "invalid"),
    ])
    func `a word without the pattern of identifiers is part of a name`(word: String, expected: String) {
        #expect(text(Self.books.parse(word)) == expected)
    }

    @Test(arguments: [("Solaris 1", "identifier Solaris 1"), ("..", "name .."), ("-", "standard input")])
    func `without a pattern each word that can be an identifier is one`(word: String, expected: String) {
        #expect(text(Self.shelves.parse(word)) == expected)
    }

    @Test func `a command looks up the name of an item with a text identifier`() async {
        let sut = PlaceCommandLine<String>(Self.books)
        sut.search.setMatches(RankedMatches(partial: [Place(id: "bk-7")]))
        sut.setOne(Place(id: "bk-7"))

        let named = await sut.run("location Solaris 1 --fields id")
        let identified = await sut.run("location bk-7 --fields id")

        #expect(named.output == "bk-7\n")
        #expect(identified.output == "bk-7\n")
        #expect(sut.search.named.inputs.map(\.value) == ["Solaris 1"])
        #expect(sut.one.inputs.map(\.value) == ["bk-7", "bk-7"])
    }
}
