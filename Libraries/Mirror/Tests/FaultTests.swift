import ChallengeMirror
import Testing

struct FaultTests {
    private let sut: MirrorServer
    private let target = "/api/character/2"

    init() throws {
        sut = try MirrorServer()
    }

    private func right() throws -> [UInt8] {
        try #require(try MirrorServer().ask(target)).body
    }

    private func wrong(_ fault: Fault, limit: Int = .max) throws -> (bytes: [UInt8], ending: RawClient.Ending) {
        sut.setFault(fault)
        return try sut.everything(target, limit: limit)
    }

    private func answer(_ fault: Fault, _ target: String? = nil) throws -> RawResponse {
        sut.setFault(fault)
        return try #require(try sut.ask(target ?? self.target))
    }

    @Test func `refuse closes the port and the open connections`() throws {
        let open = try RawClient(port: sut.port)
        sut.setFault(.refuse)

        #expect([.closed, .reset].contains(open.rest().ending))
        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: sut.port) }

        try sut.resume()
        sut.setFault(.hang, for: .path("/api"))
        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: sut.port) }

        sut.setFault(nil)
        #expect(try sut.ask(target)?.status == 200)
    }

    @Test func `removing the fault does not start a stopped server`() throws {
        sut.stop()

        sut.setFault(nil)

        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: sut.port) }
    }

    @Test func `reset and close send nothing`() throws {
        let reset = try wrong(.reset)
        let closed = try wrong(.close)

        #expect(reset.bytes == [] && reset.ending == .reset)
        #expect(closed.bytes == [] && closed.ending == .closed)
    }

    @Test(arguments: [(Fault.resetInBody, RawClient.Ending.reset), (.truncatedBody, .closed), (.hangInBody, .timedOut)])
    func `a truncated body announces the full length and sends half of the body`(fault: Fault, ending: RawClient.Ending)
        throws
    {
        let right = try right()
        sut.setFault(fault)
        let client = try RawClient(port: sut.port)
        client.setPatience(milliseconds: 300)
        client.get(target)

        let everything = client.rest()

        let head = try #require(RawHead(everything.bytes))
        #expect(head.value("Content-Length") == "\(right.count)")
        #expect(Array(everything.bytes.dropFirst(head.size)) == Array(right.prefix(right.count / 2)))
        #expect(everything.ending == ending)
    }

    @Test(arguments: [(Fault.hang, ""), (.hangInHeaders, "HTTP/1.1 200 OK\r\nContent-Type: applica")])
    func `a hang fault sends the given part of the head and then nothing`(fault: Fault, sent: String) throws {
        sut.setFault(fault)
        let client = try RawClient(port: sut.port)
        client.setPatience(milliseconds: 300)
        client.get(target)

        let everything = client.rest()

        #expect(String(decoding: everything.bytes, as: UTF8.self) == sent)
        #expect(everything.ending == .timedOut)
    }

    @Test(arguments: [
        (Fault.closeInHeaders, "HTTP/1.1 200 OK\r\nContent-Type: applica"),
        (.garbageStatusLine, "HTTP/1.1 banana 0xCAFE\r\nContent-Length: 0\r\n\r\n"),
        (.notHTTP, "SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n\0\u{1}\u{2}\u{fffd}\u{fffd}"),
    ])
    func `invalid bytes are sent instead of a response head`(fault: Fault, sent: String) throws {
        let everything = try wrong(fault)

        #expect(String(decoding: everything.bytes, as: UTF8.self) == sent)
        #expect(everything.ending == .closed)
    }

    @Test(arguments: [(Fault.headerWithoutColon, "BrokenHeaderLine"), (.headerWithoutSpace, "X-Mirror:tight")])
    func `an unusual header line follows the status line`(fault: Fault, line: String) throws {
        let answer = try answer(fault)

        #expect(answer.statusLine == "HTTP/1.1 200 OK")
        #expect(answer.headers.first == line)
        #expect(answer.body == (try right()))
    }

    @Test func `a 401 has a challenge`() throws {
        let answer = try answer(.unauthorized)

        #expect(answer.status == 401)
        #expect(answer.value("WWW-Authenticate") == #"Basic realm="mirror""#)
    }

    @Test func `a bad chunk size follows a valid chunk`() throws {
        let everything = try wrong(.badChunkSize)

        let half = try right().count / 2
        let head = try #require(RawHead(everything.bytes))
        let body = String(decoding: everything.bytes.dropFirst(head.size), as: UTF8.self)
        #expect(head.value("Transfer-Encoding") == "chunked")
        #expect(head.value("Content-Length") == nil)
        #expect(body.hasPrefix("\(String(half, radix: 16))\r\n{\"id\":2,"))
        #expect(body.contains("\r\nbanana\r\n"))
        #expect(everything.ending == .closed)
    }

    @Test func `a chunked body ends in the middle of a chunk`() throws {
        let everything = try wrong(.chunkedCutOff)

        let size = try right().count
        let head = try #require(RawHead(everything.bytes))
        #expect(everything.bytes.dropFirst(head.size).starts(with: "\(String(size, radix: 16))\r\n{\"id\":2,".utf8))
        #expect(everything.bytes.count - head.size == size / 2)
        #expect(everything.ending == .closed)
    }

    @Test(arguments: [
        (Fault.delay(milliseconds: 150), 150), (.dripHeaders(milliseconds: 1), 100),
        (.dripBody(milliseconds: 1), 300),
    ])
    func `drip and delay send the correct response late`(fault: Fault, atLeast milliseconds: Int) throws {
        let target = "/api/location/118"
        let right = try MirrorServer().ask(target)?.body
        let start = ContinuousClock.now

        let answer = try answer(fault, target)

        #expect(ContinuousClock.now - start >= .milliseconds(milliseconds / 2))
        #expect(answer.body == right)
    }

    @Test func `drip sends its first bytes at once and the rest later`() throws {
        sut.setFault(.dripBody(milliseconds: 60_000))
        let client = try RawClient(port: sut.port)
        client.setPatience(milliseconds: 300)
        client.get(target)

        let everything = client.rest()

        let head = try #require(RawHead(everything.bytes))
        #expect(head.size == everything.bytes.count)
        #expect(everything.ending == .timedOut)
    }

    @Test func `an error status announces the wait until the next attempt`() throws {
        let plain = try answer(.status(503))
        let seconds = try answer(.status(429, retryAfter: .seconds(7)))
        let date = try answer(.status(429, retryAfter: .date(secondsFromNow: 60), body: .html))

        #expect(plain.statusLine == "HTTP/1.1 503 Service Unavailable")
        #expect(plain.text == #"{"error":"Status 503, as ordered"}"#)
        #expect(plain.value("Retry-After") == nil)
        #expect(seconds.value("Retry-After") == "7")
        #expect(date.value("Retry-After")?.hasSuffix(" GMT") == true)
        #expect(date.value("Retry-After") != date.value("Date"))
        #expect(date.value("Content-Type") == "text/html; charset=utf-8")
        #expect(date.text.hasPrefix("<!DOCTYPE html>"))
    }

    @Test func `unexpected content has status 200`() throws {
        let right = try right()

        #expect(try answer(.html).text.hasPrefix("<!DOCTYPE html>"))
        #expect(try answer(.html).value("Content-Type") == "text/html; charset=utf-8")
        #expect(try answer(.malformedJSON).body == Array(right.prefix(right.count / 2)))
        #expect(try answer(.emptyBody).value("Content-Length") == "0")
        #expect(try answer(.otherShape).text == #"{"ok":true,"data":{"rows":[[1,"Rick"]]}}"#)
        #expect(try answer(.otherShape).status == 200)
    }

    @Test func `an endless body begins with the correct response and does not end`() throws {
        let everything = try wrong(.endlessBody, limit: 1_000_000)

        let head = try #require(RawHead(everything.bytes))
        #expect(head.value("Transfer-Encoding") == "chunked")
        #expect(String(decoding: everything.bytes.dropFirst(head.size).prefix(20), as: UTF8.self).contains("{\"id\":2"))
        #expect(everything.ending == .enough)
    }

    @Test func `endless headers do not end`() throws {
        let everything = try wrong(.endlessHeaders, limit: 1_000_000)

        #expect(RawHead(Array(everything.bytes.suffix(50_000))) == nil)
        #expect(String(decoding: everything.bytes.prefix(17), as: UTF8.self) == "HTTP/1.1 200 OK\r\n")
        #expect(everything.ending == .enough)
    }

    @Test func `an oversized body has its announced length`() throws {
        let right = try right()

        let everything = try wrong(.oversizedBody)

        let head = try #require(RawHead(everything.bytes))
        #expect(head.value("Content-Length") == "\(67_108_864 + right.count)")
        #expect(everything.bytes.count - head.size == 67_108_864 + right.count)
        #expect(everything.bytes.last == UInt8(ascii: "}"))
        #expect(everything.ending == .closed)
    }

    @Test func `a compression bomb announces its encoding and does not end`() throws {
        let everything = try wrong(.compressionBomb, limit: 100_000)

        let head = try #require(RawHead(everything.bytes))
        #expect(head.value("Content-Encoding") == "gzip")
        // The body of the first chunk follows its size, `c`.
        #expect(everything.bytes.dropFirst(head.size + 3).starts(with: [0x1f, 0x8b, 8]))
        #expect(everything.ending == .enough)
    }

    @Test func `every redirect fault sends its address in the Location header`() throws {
        let query = "/api/character?page=2"

        #expect(try answer(.redirectLoop).value("Location") == target)
        #expect(try answer(.redirectOnce).value("Location") == "\(target)?redirected=1")
        #expect(try answer(.redirectOnce, query).value("Location") == "\(query)&redirected=1")
        #expect(try answer(.redirectOnce, "\(target)?redirected=1").body == (try right()))
        #expect(try answer(.redirectOffSite("http://127.0.0.1:1/x")).value("Location") == "http://127.0.0.1:1/x")
        #expect(try answer(.redirectNowhere).value("Location") == "http://[::nowhere/%%%")
        #expect(try answer(.redirectLoop).status == 302)
    }

    @Test(arguments: Fault.allNamed)
    func `the server responds correctly after every fault`(fault: Fault) throws {
        sut.setFault(fault)
        if fault != .refuse {
            let client = try RawClient(port: sut.port)
            client.setPatience(milliseconds: 100)
            client.get(target)
            _ = client.rest(limit: 100)
        }

        sut.setFault(nil)

        #expect(try sut.ask(target)?.body == (try right()))
    }
}
