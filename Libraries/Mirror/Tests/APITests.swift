import ChallengeMirror
import Testing

struct APITests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    private func page(_ target: String) throws -> Page {
        try decode(Page.self, sut.text(target))
    }

    @Test func `the root contains links to the three collections`() throws {
        let links =
            #"{"characters":"https://rickandmortyapi.com/api/character","#
            + #""locations":"https://rickandmortyapi.com/api/location","#
            + #""episodes":"https://rickandmortyapi.com/api/episode"}"#

        #expect(try sut.text("/api") == links)
        #expect(try sut.text("/api/") == links)
    }

    @Test(arguments: [("character", 826, 42, 6), ("episode", 51, 3, 11), ("location", 126, 7, 6)])
    func `a page has twenty objects, and the last page has the rest`(kind: String, count: Int, pages: Int, onLast: Int)
        throws
    {
        let url = "https://rickandmortyapi.com/api/\(kind)"

        let first = try page("/api/\(kind)")
        let last = try page("/api/\(kind)?page=\(pages)")

        #expect(first.info == .init(count: count, pages: pages, next: "\(url)?page=2", prev: nil))
        #expect(first.identifiers == Array(1...20))
        #expect(last.info == .init(count: count, pages: pages, next: nil, prev: "\(url)?page=\(pages - 1)"))
        #expect(last.identifiers == Array((count - onLast + 1)...count))
    }

    @Test func `the links to other pages contain the known filters in their order`() throws {
        let info = try page("/api/character?status=alive&page=2&type=&color=red&name=+s").info

        let url = "https://rickandmortyapi.com/api/character?page="
        let filters = "&status=alive&name=%20s"
        #expect(info == .init(count: 64, pages: 4, next: "\(url)3\(filters)", prev: "\(url)1\(filters)"))
    }

    @Test(arguments: ["0", "-3", "banana", "1.5", "", "%31x"])
    func `an invalid page number means the first page`(page text: String) throws {
        #expect(try page("/api/episode?page=\(text)").identifiers == Array(1...20))
    }

    @Test(arguments: ["?page=43", "?page=99999999999999999999", "?name=nobody", "?name=rick&page=40"])
    func `a search without matches and a page after the last one return the same 404`(query: String) throws {
        let answer = try sut.ask("/api/character\(query)")

        #expect(answer?.status == 404)
        #expect(answer?.text == #"{"error":"There is nothing here"}"#)
    }

    @Test(arguments: [
        ("character?status=ALIVE", 439), ("character?status=dead", 287), ("character?gender=male", 610),
        ("character?gender=MALE", 610), ("character?gender=female", 148), ("character?gender=emale", 148),
        ("character?gender=genderless", 19), ("character?species=cronenberg", 8),
        ("character?species=unknown&status=unknown&gender=unknown", 1), ("character?name=Cenobite", 5),
        ("character?name=mart%C3%ADnez", 1), ("character?name=MART%C3%8DNEZ", 1),
        ("character?name=rick%20sanchez", 4),
        ("character?name=rick+sanchez", 4), ("character?type=superhuman+(ghost", 1), ("episode?episode=S03", 10),
        ("episode?name=pilot&episode=s01", 1), ("location?dimension=unknown+dimension", 2),
        ("location?name=%CE%B6", 1), ("location?name=%CE%96", 1), ("location?dimension=unknown", 31),
        ("location?name=%C3%A1rboles&type=", 1), ("location?residents=1", 126),
    ])
    func `all filters must match, anywhere in the value and in upper or lower case`(target: String, count: Int) throws {
        #expect(try page("/api/\(target)").info.count == count)
    }

    @Test func `one identifier returns the object byte for byte`() throws {
        let text =
            #"{"id":118,"name":"Space Tahoe","type":"","dimension":"Replacement Dimension","residents":["#
            + #""https://rickandmortyapi.com/api/character/751","https://rickandmortyapi.com/api/character/752"],"#
            + #""url":"https://rickandmortyapi.com/api/location/118","created":"2021-10-17T14:03:13.221Z"}"#

        #expect(try sut.text("/api/location/118") == text)
    }

    @Test(arguments: [
        ("1,2,3", [1, 2, 3]), ("[1,2,3]", [1, 2, 3]), ("%5B3%2C1%5D", [1, 3]), ("[1]", [1]), ("1,1", [1]),
        ("9999,5", [5]), ("[9999]", []), ("1,%202", [1, 2]), ("1,0,-4", [1]),
    ])
    func `several identifiers return a list of those that exist`(path: String, identifiers: [Int]) throws {
        let entries = try decode([Page.Entry].self, sut.text("/api/character/\(path)"))

        #expect(entries.map(\.id) == identifiers)
    }

    @Test func `one request can return all objects`() throws {
        let all = (1...900).map(String.init).joined(separator: ",")

        let entries = try decode([Page.Entry].self, sut.text("/api/character/\(all)"))

        #expect(entries.map(\.id) == Array(1...826))
    }

    @Test(arguments: [("character", "Character"), ("episode", "Episode"), ("location", "Location")])
    func `a missing identifier is a 404 that names the kind`(kind: String, title: String) throws {
        for identifier in ["9999", "0", "-1", "1.5", "99999999999999999999"] {
            let answer = try sut.ask("/api/\(kind)/\(identifier)")

            #expect(answer?.status == 404)
            #expect(answer?.text == "{\"error\":\"\(title) not found\"}")
        }
    }

    @Test(arguments: ["rick", "1,rick", "1,,2", "1,", "[1,2", "[]", "[x]", "%20", "inf"])
    func `a path that is neither a number nor a list is a 500`(path: String) throws {
        let answer = try sut.ask("/api/character/\(path)")

        #expect(answer?.status == 500)
        #expect(answer?.text == #"{"error":"Hey! you must provide an id"}"#)
    }

    @Test(arguments: ["/", "/apis", "/api/planet", "/api/character/1/2", "/x/api"])
    func `an unknown path is a 404`(path: String) throws {
        #expect(try sut.ask(path)?.status == 404)
    }

    @Test func `the list of another collection can be empty`() throws {
        let sut = try MirrorServer(hasOtherCollections: true)

        #expect(try sut.ask("/api/planet?page=1")?.text.contains(#""results":[]"#) == true)
        #expect(try sut.ask("/api/planet/1")?.status == 404)
    }

    @Test func `a smaller data set has its own counts and pages`() throws {
        let characters = (1...21).map { "{ \"id\": \($0), \"name\":\"M\\u006frty \\\"\($0)\\\"\"}" }
        let dataSet = try DataSet(characters: Array("[\n\(characters.joined(separator: ",\r\n"))\n]\n".utf8))

        let sut = try MirrorServer(dataSet: dataSet)

        #expect(try decode(Page.self, sut.text("/api/character?page=2")).identifiers == [21])
        #expect(try sut.text("/api/character/21") == characters[20])
        #expect(try decode(Page.self, sut.text("/api/character?name=morty+%2221")).identifiers == [21])
        #expect(try sut.ask("/api/episode")?.status == 404)
    }
}
