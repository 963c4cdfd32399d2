/// A request with a valid head.
struct Request: Sendable {
    let received: RecordedRequest
    let target: RequestTarget
    /// `true` if a body follows, which the mirror does not read.
    let hasBody: Bool

    var method: String { received.method }

    var keepsConnection: Bool { !hasBody && (received.header("Connection") ?? "").lowercased() != "close" }
}

extension RequestReader.Outcome {
    /// Reads the head of a request.
    init(head: [UInt8]) {
        self = .bad(status: 400)
        var lines = String(decoding: head, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }[...]
        let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0].allSatisfy({ $0.isASCII && $0.isLetter }), !words[0].isEmpty,
            words[1].hasPrefix("/") || words[1].hasPrefix("http://"), words[2].hasPrefix("HTTP/")
        else { return }
        guard words[2].hasPrefix("HTTP/1.") else {
            self = .bad(status: 505)
            return
        }

        var headers: [RecordedRequest.Header] = []
        for line in lines where !line.isEmpty {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else { return }
            headers.append(.init(name: String(parts[0]), value: trimmed(parts[1])))
        }

        let received = RecordedRequest(method: String(words[0]), target: String(words[1]), headers: headers)
        if received.header("Host") == nil { return }
        self = .request(
            Request(
                received: received, target: RequestTarget(received.target),
                hasBody: ["Transfer-Encoding", "Content-Length"].contains { received.header($0) ?? "0" != "0" }))
    }
}

private func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
}
