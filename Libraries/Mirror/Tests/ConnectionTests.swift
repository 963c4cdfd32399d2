import ChallengeMirror
import Testing

struct ConnectionTests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    @Test func `a response has the headers of the API`() throws {
        let answer = try #require(try sut.ask("/api/character/1"))

        #expect(answer.statusLine == "HTTP/1.1 200 OK")
        #expect(answer.value("Content-Type") == "application/json; charset=utf-8")
        #expect(answer.value("Content-Length") == "\(answer.body.count)")
        #expect(answer.value("ETag")?.hasPrefix("W/\"") == true)
        #expect(answer.value("Connection") == "keep-alive")
        #expect(answer.value("Date")?.hasSuffix(" GMT") == true)
    }

    @Test func `a connection serves several requests, including pipelined ones`() throws {
        let client = try RawClient(port: sut.port)

        client.get("/api/character/1")
        let first = client.response()
        let request = "GET /api/character/2 HTTP/1.1\r\nHost: m\r\n\r\nGET /api/character/3 HTTP/1.1\nHost: m\n\n"
        client.send(request)
        let others = [client.response(), client.response()]

        #expect(first?.text.hasPrefix(#"{"id":1,"#) == true)
        #expect(others.map { $0?.text.prefix(8) } == [#"{"id":2,"#, #"{"id":3,"#])
    }

    @Test func `a request may arrive in pieces`() throws {
        let client = try RawClient(port: sut.port)

        for piece in ["\r\nGET /api/chara", "cter/1 HTTP/1.1\r", "\nHost: m\r\n", "\r\n"] { client.send(piece) }

        #expect(client.response()?.status == 200)
    }

    @Test func `the response to a request with Connection close confirms it, and the connection closes`() throws {
        let client = try RawClient(port: sut.port)
        client.get("/api", "Connection: Close")

        #expect(client.response()?.value("Connection") == "close")
        #expect(client.end() == .closed)
    }

    @Test func `a matching entity tag results in a 304 without a body`() throws {
        let tag = try #require(try sut.ask("/api/character")?.value("ETag"))
        let strong = tag.dropFirst(2)
        let client = try RawClient(port: sut.port)

        for condition in [tag, "\"x\", \(tag)", String(strong), "*"] {
            client.get("/api/character", "If-None-Match: \(condition)")
            let answer = client.response()
            #expect(answer?.status == 304)
            #expect(answer?.value("ETag") == tag)
            #expect(answer?.value("Content-Length") == nil)
        }
        client.get("/api/character?page=2", "If-None-Match: \(tag)")
        #expect(client.response()?.status == 200)
        client.get("/api/character/9999", "If-None-Match: *")
        #expect(client.response()?.status == 404)
    }

    @Test func `other methods than GET are refused`() throws {
        let client = try RawClient(port: sut.port)
        client.send("POST /api/character HTTP/1.1\r\nHost: m\r\nContent-Length: 4\r\n\r\nGET ")

        let post = client.response()
        #expect(post?.status == 405)
        #expect(post?.value("Allow") == "GET")
        #expect(post?.value("Connection") == "close")
    }

    @Test func `a request with a chunked body closes the connection after the response`() throws {
        let client = try RawClient(port: sut.port)
        client.send("GET /api HTTP/1.1\r\nHost: m\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n")

        #expect(client.response()?.value("Connection") == "close")
        #expect(client.end() == .closed)
    }

    @Test(arguments: [
        ("hello\r\n\r\n", 400), ("GET /api\r\n\r\n", 400), ("GET api HTTP/1.1\r\nHost: m\r\n\r\n", 400),
        ("GET /api HTTP/1.1\r\n\r\n", 400), ("GET /api HTTP/2.0\r\nHost: m\r\n\r\n", 505),
        ("GET /api HTTP/1.1\r\nHost: m\r\nbroken\r\n\r\n", 400), ("G@T /api HTTP/1.1\r\nHost: m\r\n\r\n", 400),
        ("GET /api HTTP/1.1\r\nHost: m\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
    ])
    func `an invalid request is refused and closes the connection`(text: String, status: Int) throws {
        let client = try RawClient(port: sut.port)
        client.send(text)

        #expect(client.response()?.status == status)
        #expect(client.end() == .closed)
        #expect(sut.requestCount == 0)
    }

    @Test func `a request line may contain an absolute address`() throws {
        #expect(try sut.ask("http://rickandmortyapi.com/api/episode/1")?.text.hasPrefix(#"{"id":1,"#) == true)
        #expect(try sut.ask("http://rickandmortyapi.com")?.status == 404)
    }
}
