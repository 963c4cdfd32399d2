import ChallengeCore
import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeRepository

/// The token of an API, and its own errors.
struct AuthorizationTests {
    /// An item of an API with a token and errors of its own.
    private struct Coin: ItemDTO {
        var id = 0
        var name = ""

        static let collection = APICollection<Coin>(
            api: APIConventions(
                name: "mint", address: "https://mint.example/v1", pageSize: 2, paging: .numbered(parameter: "page"),
                pageFields: PageFields(items: "coins"), missingItem: .never, emptyList: .never,
                errors: ErrorBody(member: "code", message: "error.message"),
                authorization: .header("X-Mint", variable: "MINT_TOKEN"), headers: ["X-Version": "2"]),
            path: "/coins", name: "coins", .text("name", \.name))
    }

    private let api = Coin.collection.api

    @Test func `a key in the query is a secret of every request`() {
        let api = APIConventions(
            name: "a", address: "https://a.example", pageSize: 2, paging: .whole, pageFields: PageFields(items: nil),
            authorization: .query("key", variable: "A_KEY"))

        #expect(api.query(token: "t") == [.init("key", "t")] && api.query(token: nil).isEmpty)
        #expect(api.headers(token: "t").isEmpty && api.secret(token: "t") == Secret("t", parameter: "key"))
        #expect(self.api.query(token: "t").isEmpty && self.api.secret(token: nil) == nil)
    }

    @Test func `the headers have the token, and only those of an API with a token`() {
        #expect(api.headers(token: "t") == ["X-Version": "2", "X-Mint": "t"])
        #expect(api.headers(token: nil) == ["X-Version": "2"])
        #expect(BookDTO.collection.api.headers(token: "t").isEmpty)
        #expect(Authorization.bearer(variable: "B").variable == "B")
    }

    @Test(arguments: [
        ("https://mint.example/v9", true), ("http://127.0.0.1:9/v1", true), ("https://other.example/v1", false),
        ("http://mint.example/v1", false),
    ])
    func `the token is for the described address and for this machine`(address: String, isSent: Bool) {
        #expect(api.token("t", for: address) == (isSent ? "t" : nil))
        #expect(BookDTO.collection.api.token("t", for: "https://bookshop.example/v1") == nil)
    }

    @Test(arguments: [(400, nil), (401, "MINT_TOKEN"), (403, "MINT_TOKEN")])
    func `a rejection has the message of the API, and names the variable of the token`(
        status: Int, variable: String?
    ) async {
        let body = #"{"code":"E7","error":{"message":"no\n  such\tthing"}}"#
        let client = AddressedClient(answer: .failure(.status(status, body: Data(body.utf8))))
        let failure = LoadFailure.invalidRequest(status: status, message: "no such thing", tokenVariable: variable)

        await #expect(throws: APIError.failed(.at(address: "https://mint.example", failure))) {
            try await RESTDataSource<Coin>(httpClient: client).getPage(PageKey(page: 1))
        }
    }

    @Test(arguments: [
        (#"{"errors":[{"title":"x"},{"title":"closed"}]}"#, "closed"), (#"{"errors":[{"title":"x"}]}"#, nil),
        (#"{"errors":{"title":"x"}}"#, nil), ("[]", nil),
    ])
    func `the message can be in an object of a list`(body: String, message: String?) {
        #expect(ErrorBody(message: "errors.1.title").message(in: Data(body.utf8)) == message)
    }

    @Test func `failures of the server and waits have the message of the API, too`() async {
        let body = Data(#"{"code":"E7","error":{"message":"closed"}}"#.utf8)
        let failures: [(HTTPError, LoadFailure)] = [
            (.status(503, body: body), .serverError(status: 503, message: "closed")),
            (.status(408, body: body), .serverError(status: 408, message: "closed")),
            (
                .rateLimited(status: 429, wait: nil, body: body),
                .rateLimited(status: 429, wait: nil, message: "closed")
            ),
        ]
        for (error, failure) in failures {
            await #expect(throws: APIError.failed(.at(address: "https://mint.example", failure))) {
                try await RESTDataSource<Coin>(httpClient: AddressedClient(answer: .failure(error)))
                    .getPage(PageKey(page: 1))
            }
        }
    }

    @Test(arguments: [
        #"{"code":"E7","error":{"message":"broken"}}"#,
        #"{"code":"E7","error":{"message":"broken"},"coins":[{"id":1,"name":"a"}]}"#,
    ])
    func `a body of errors is a failure, whatever its status is`(body: String) async {
        let client = AddressedClient(answer: .body(body))
        let failure = LoadFailure.invalidRequest(status: 200, message: "broken")

        await #expect(throws: APIError.failed(.at(address: "https://mint.example", failure))) {
            try await RESTDataSource<Coin>(httpClient: client).getPage(PageKey(page: 1))
        }
    }
}

/// A client with an address and one answer.
private struct AddressedClient: HTTPClientContract {
    let answer: Result<HTTPResponse, HTTPError>
    var address: String? { "https://mint.example" }

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse { try answer.get() }
}
