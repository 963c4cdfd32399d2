import ChallengeNetworking

@testable import ChallengeRepository

/// An item of an API with cursors and without a total, whose items are under `data`.
struct BookDTO: ItemDTO {
    var id = ""
    var title = ""
    var author = ""

    static let collection = APICollection<BookDTO>(
        api: APIConventions(
            name: "bookshop", address: "https://bookshop.example/v1", pageSize: 2, pageSizeParameter: "limit",
            query: [.init("fields", "all")], paging: .cursor(parameter: "after"),
            pageFields: PageFields(items: "data", next: "meta.next"), item: "data",
            several: .query("ids", limit: 2, items: "data"), missingItem: .status, emptyList: .never),
        path: "/books", name: "books", .text("title", \.title, .filter(as: "title"), .searched),
        .text("author.name", \.author, .filter(as: "writer")))

    var json: String { #"{"id":"\#(id)","title":"\#(title)","author":{"name":"\#(author)"}}"# }

    init() {}

    init(_ number: Int) {
        self.id = "bk-\(number)"
        title = "Solaris \(number)"
        author = "Lem"
    }
}

/// An item of an API with offsets, whose pages are arrays with a header for the next page.
struct ShelfDTO: ItemDTO {
    var id = 0
    var name = ""

    static let collection = APICollection<ShelfDTO>(
        api: APIConventions(
            name: "library", address: "https://library.example", pageSize: 2, paging: .offset(parameter: "start"),
            pageFields: PageFields(items: nil, next: .link), missingItem: .member("fault"), emptyList: .never),
        path: "/shelves", name: "shelves", .text("name", \.name))

    static func list(_ identifiers: [Int]) -> String {
        "[" + identifiers.map { #"{"id":\#($0),"name":"Shelf \#($0)"}"# }.joined(separator: ",") + "]"
    }
}
