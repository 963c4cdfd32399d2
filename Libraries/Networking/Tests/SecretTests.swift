import Foundation
import Testing

@testable import ChallengeNetworking

struct SecretTests {
    private func removed(_ secret: Secret, _ body: String) -> String {
        let response = HTTPResponse(status: 200, headers: ["x": body], body: Data(body.utf8))
        return String(decoding: secret.removed(from: response).body, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"you":"s3cret/t0ken"}"#, #"{"you":"…"}"#), (#"{"you":"s3cret\/t0ken"}"#, #"{"you":"…"}"#),
        (#"{"you":"\u00733cret/t0ken!"}"#, #"{"you":"…!"}"#), (#"{"next":"?k=s3cret%2Ft0ken"}"#, #"{"next":"?k=…"}"#),
        (#"{"a\\b": "s3cret"}"#, #"{"a\\b": "s3cret"}"#),
    ])
    func `a long secret is removed from the texts of JSON, however they are written`(body: String, result: String) {
        #expect(removed(Secret("s3cret/t0ken"), body) == result)
    }

    @Test func `a short secret changes no texts, except in the query`() {
        let body = #"{"title":"The sea","next":"/works?key=sea&page=2"}"#

        #expect(removed(Secret("sea"), body) == body)
        #expect(
            removed(Secret("sea", parameter: "key"), body) == #"{"title":"The sea","next":"/works?key=…&page=2"}"#)
    }

    @Test(arguments: [("sea", "…"), ("Bearer sea", "Bearer …"), ("seaside", "seaside")])
    func `a header of a request has no secret, however short it is`(value: String, shown: String) {
        #expect(Secret("sea").removed(fromHeader: value) == shown)
    }
}
