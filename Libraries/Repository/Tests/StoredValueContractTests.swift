import ChallengeCore
import ChallengeRepositoryMocks
import Foundation
import Testing

@testable import ChallengeRepository

struct StoredValueContractTests {
    private struct BookDTO: ItemDTO {
        var id = ""
        var title = "Dune"
        var pages = 412
        var price = 9.5
        var isPrinted = true
        var subtitle: String?
        var year: Int?
        var tags: [String] = []
        var prizes: [Int]?
        var translators: [String]?
        var city: String?

        static let collection = APICollection<BookDTO>(
            api: .sample, path: "/book", name: "books", identifier: "isbn",
            .text("title", \.title),
            .value("pages", \.pages),
            .value("price.amount", \.price),
            .value("printed", \.isPrinted),
            .value("subtitle", \.subtitle),
            .value("year", \.year),
            .value("tags", \.tags),
            .value("prizes", \.prizes),
            .value("translators", \.translators),
            .value("publisher.place.city", \.city))
    }

    private func decode(_ json: String) throws -> BookDTO {
        try JSONDecoder().decode(ResponseItem<BookDTO>.self, from: Data(json.utf8)).item
    }

    @Test func `members of each type are read from a response`() throws {
        let book = try decode(
            #"""
            {"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":false,"subtitle":"","year":0,
             "tags":["x",""],"prizes":[],"translators":["y"],"publisher":{"place":{"city":"C"}}}
            """#)

        #expect(
            book
                == BookDTO(
                    id: "a", title: "T", pages: 7, price: 2.5, isPrinted: false, subtitle: "", year: 0,
                    tags: ["x", ""],
                    prizes: [], translators: ["y"], city: "C"))
    }

    @Test(arguments: [
        "", #","subtitle":null,"year":null,"prizes":null,"translators":null,"publisher":null"#,
        #","publisher":{}"#, #","publisher":{"place":null}"#, #","publisher":{"place":{}}"#,
        #","publisher":{"place":{"city":null}}"#,
    ])
    func `an optional member is nil if it is null or missing`(members: String) throws {
        let book = try decode(
            #"{"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[]\#(members)}"#)

        #expect(book.subtitle == nil)
        #expect(book.year == nil)
        #expect(book.prizes == nil)
        #expect(book.translators == nil)
        #expect(book.city == nil)
    }

    @Test(arguments: [
        #"{"isbn":"a","title":"T","pages":null,"price":{"amount":2.5},"printed":true,"tags":[]}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":{},"printed":true,"tags":[]}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[],"year":"x"}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[],"translators":[1]}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[],"publisher":"x"}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[],"publisher":{"place":[]}}"#,
        #"{"isbn":"a","title":"T","pages":7,"price":null,"printed":true,"tags":[]}"#,
        #"{"id":"a","title":"T","pages":7,"price":{"amount":2.5},"printed":true,"tags":[]}"#,
    ])
    func `a required member that is null or missing, or another type, is an error`(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test func `the cache returns values of each type unchanged`() async throws {
        let books = [
            BookDTO(id: "a", pages: .min, price: -.pi, isPrinted: false, subtitle: "", year: 0, tags: [""], prizes: []),
            BookDTO(
                id: "b", pages: .max, price: 1e300, subtitle: "\t\n", year: -1, tags: ["a", "\\."], prizes: [1, -2],
                translators: ["\t", ""], city: "C"),
            BookDTO(id: "d", translators: []),
            BookDTO(id: "c"),
        ]

        try await CollectionAudit<BookDTO>().expectUnchanged(books)
    }
}
