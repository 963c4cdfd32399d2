import ChallengeMirror
import Foundation

extension MirrorServer {
    /// The answer to one GET, over a connection of its own.
    func ask(_ target: String, _ header: String = "X-Test: yes") throws -> RawResponse? {
        let client = try RawClient(port: port)
        client.get(target, header)
        return client.response()
    }

    func text(_ target: String) throws -> String? {
        try ask(target)?.text
    }

    /// Everything that comes over the wire for one GET, and how it ended.
    func everything(_ target: String, limit: Int = .max) throws -> (bytes: [UInt8], ending: RawClient.Ending) {
        let client = try RawClient(port: port)
        client.get(target, "Connection: close")
        return client.rest(limit: limit)
    }
}

/// A page as far as the tests look at it.
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
