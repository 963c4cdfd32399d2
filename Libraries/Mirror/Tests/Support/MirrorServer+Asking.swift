import ChallengeMirror
import Foundation

extension MirrorServer {
    /// Sends a GET request over a new connection and returns the response.
    func ask(_ target: String, _ header: String = "X-Test: yes") throws -> RawResponse? {
        let client = try RawClient(port: port)
        client.get(target, header)
        return client.response()
    }

    func text(_ target: String) throws -> String? {
        try ask(target)?.text
    }
}

/// The members of a page that the tests use.
struct Page: Decodable, Equatable {
    struct Info: Decodable, Equatable {
        let count: Int
        let pages: Int
        let next: String?
        let prev: String?
    }

    struct Entry: Decodable, Equatable {
        let id: Int
    }

    let info: Info
    let results: [Entry]

    var identifiers: [Int] { results.map(\.id) }
}

func decode<Value: Decodable>(_ type: Value.Type, _ text: String?) throws -> Value {
    try JSONDecoder().decode(type, from: Data((text ?? "").utf8))
}
