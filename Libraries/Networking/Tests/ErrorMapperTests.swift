import ChallengeCore
import Foundation
import Testing

@testable import ChallengeNetworking

struct ErrorMapperTests {
    private static let wait = AnnouncedWait(.seconds(5), from: Date(timeIntervalSince1970: 0))

    @Test(arguments: [
        (HTTPError.status(404), APIError.failed(.invalidRequest(status: 404))),
        (.status(304), .failed(.unreadable(path: "", reason: "304 without a cached body"))),
        (.status(410, body: Data(#"{"error":"gone"}"#.utf8)), .failed(.invalidRequest(status: 410))),
        (.cancelled, .cancelled),
        (.status(408), .failed(.serverError(status: 408))), (.status(400), .failed(.invalidRequest(status: 400))),
        (.status(401, body: Data("who are you?".utf8)), .failed(.invalidRequest(status: 401))),
        (.status(500), .failed(.serverError(status: 500))), (.status(305), .failed(.invalidRequest(status: 305))),
        (.rateLimited(status: 503, wait: wait), .failed(.rateLimited(status: 503, wait: wait))),
        (.rateLimited(status: 429, wait: nil), .failed(.rateLimited(status: 429, wait: nil))),
        (.invalidAddress("x"), .failed(.noConnection(.invalidAddress))),
        (.connection(.closed), .failed(.noConnection(.closed))), (.timedOut, .failed(.timedOut)),
        (.tooLarge(limit: 9), .failed(.tooLarge(limit: 9))), (.redirected(to: "x"), .failed(.redirected(to: "x"))),
    ])
    func `every failure of a request is mapped`(error: HTTPError, expected: APIError) {
        #expect(HTTPErrorMapper().map(error) == expected)
        if case .failed(let failure) = expected {
            let named = HTTPErrorMapper(address: "http://api").map(error)
            #expect(named == .failed(.at(address: "http://api", failure)))
        } else {
            #expect(HTTPErrorMapper(address: "http://api").map(error) == expected)
        }
    }

    @Test(arguments: [ConnectionFailure.offline(by: .option), .notRequested, .workerUnavailable(file: "/x")])
    func `a request that was not sent has no address`(failure: ConnectionFailure) {
        #expect(HTTPErrorMapper(address: "http://api").map(.connection(failure)) == .failed(.noConnection(failure)))
    }

    private struct Page: Decodable {
        struct Item: Decodable {
            let name: String
        }

        let results: [Item]
    }

    private struct SnakeCase: Decodable {
        let itemName: String
    }

    @Test(arguments: [
        (#"{"results":[{"name":"a"},{}]}"#, "results[1].name", "missing"),
        (#"{"results":[{"name":null}]}"#, "results[0].name", "null"),
        (#"{"results":[{"name":7}]}"#, "results[0].name", "another type"),
        (#"{"results":{}}"#, "results", "another type"), (#"{}"#, "results", "missing"), ("[]", "", "another type"),
        ("<html>", "", "not JSON"), ("", "", "not JSON"), (#"{"results":["#, "", "not JSON"),
    ])
    func `a response of another shape is unreadable at a path`(json: String, path: String, reason: String) {
        let response = HTTPResponse(status: 200, body: Data(json.utf8))

        #expect(throws: APIError.failed(.unreadable(path: path, reason: reason))) {
            try response.decoded(Page.self)
        }
    }

    @Test func `the body is decoded with the given decoder`() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let response = HTTPResponse(status: 200, body: Data(#"{"item_name":"Milk"}"#.utf8))

        let members = try response.decoded(SnakeCase.self, with: decoder)

        #expect(members.itemName == "Milk")
    }

    @Test func `a text that is too long is unreadable before it is decoded`() {
        let body = #"{"results":[{"name":"\#(String(repeating: "x", count: 65_537))"}]}"#
        let response = HTTPResponse(status: 200, body: Data(body.utf8))

        #expect(throws: APIError.failed(.unreadable(path: "results[0].name", reason: "too long"))) {
            try response.decoded(Page.self)
        }
    }

    @Test(arguments: [
        ("0", 0.0), ("120", 120), ("86401", 86_400), ("99999999999999999999999", 86_400),
        ("Tue, 14 Nov 2023 22:13:50 GMT", 30), ("Tue, 14 Nov 2023 22:13:10 GMT", 0),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 86_400),
    ])
    func `a wait is parsed in seconds and as a date`(header: String, seconds: Double) {
        // 2023-11-14 22:13:20
        let now = Date(timeIntervalSince1970: 1_700_000_000)

        #expect(RetryAfter(header, now: now)?.wait == .seconds(seconds))
    }

    @Test(arguments: ["", "soon", "-5", "1.5", "Tue, 14 Nov 2023", "Tue, 14 Foo 2023 22:13:50 GMT", "١٢"])
    func `a header value that is not a wait is ignored`(header: String) {
        #expect(RetryAfter(header, now: Date()) == nil)
    }
}
