import ChallengeMirror
import Testing

/// The parts of faults that the program does not show; `Tests/EndToEnd/FaultTests.swift` has its message for each fault.
struct FaultTests {
    private let sut: MirrorServer
    private let target = "/api/character/2"

    init() throws {
        sut = try MirrorServer()
    }

    private func answer(_ fault: Fault, _ target: String? = nil) throws -> RawResponse {
        sut.setFault(fault)
        return try #require(try sut.ask(target ?? self.target))
    }

    @Test func `refuse closes the port and the open connections`() throws {
        let open = try RawClient(port: sut.port)
        sut.setFault(.refuse)

        #expect([.closed, .reset].contains(open.end()))
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

    @Test func `every redirect fault sends its address in the Location header`() throws {
        let query = "/api/character?page=2"

        #expect(try answer(.redirectLoop).value("Location") == target)
        #expect(try answer(.redirectOnce).value("Location") == "\(target)?redirected=1")
        #expect(try answer(.redirectOnce, query).value("Location") == "\(query)&redirected=1")
        #expect(try answer(.redirectOnce, "\(target)?redirected=1").text.hasPrefix(#"{"id":2,"#))
        #expect(try answer(.redirectOffSite("http://127.0.0.1:1/x")).value("Location") == "http://127.0.0.1:1/x")
        #expect(try answer(.redirectNowhere).value("Location") == "http://[::nowhere/%%%")
        #expect(try answer(.redirectLoop).status == 302)
    }
}
