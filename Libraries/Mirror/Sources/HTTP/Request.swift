/// A request with a valid head.
struct Request: Sendable {
    let received: RecordedRequest
    let target: RequestTarget
    /// `true` if a body follows, which the mirror does not read.
    let hasBody: Bool

    var method: String { received.method }

    var keepsConnection: Bool { !hasBody && (received.header("Connection") ?? "").lowercased() != "close" }
}

/// An invalid head, and the status of the response to it.
struct BadRequest: Error, Equatable {
    let status: Int
}

extension Request {
    init(head: [UInt8]) throws(BadRequest) {
        var lines = String(decoding: head, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }[...]
        let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0].allSatisfy({ $0.isASCII && $0.isLetter }), !words[0].isEmpty,
            words[1].hasPrefix("/") || words[1].hasPrefix("http://"), words[2].hasPrefix("HTTP/")
        else { throw BadRequest(status: 400) }
        guard words[2].hasPrefix("HTTP/1.") else { throw BadRequest(status: 505) }

        var headers: [RecordedRequest.Header] = []
        for line in lines where !line.isEmpty {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else {
                throw BadRequest(status: 400)
            }
            headers.append(.init(name: String(parts[0]), value: trimmed(parts[1])))
        }

        let received = RecordedRequest(method: String(words[0]), target: String(words[1]), headers: headers)
        self.received = received
        target = RequestTarget(received.target)
        hasBody = ["Transfer-Encoding", "Content-Length"].contains { received.header($0) ?? "0" != "0" }
        if received.header("Host") == nil { throw BadRequest(status: 400) }
    }
}

private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
}
