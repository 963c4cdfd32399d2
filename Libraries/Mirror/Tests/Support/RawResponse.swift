/// A response that was parsed from received bytes.
struct RawResponse {
    let statusLine: String
    let headers: [String]
    let body: [UInt8]
    /// The number of bytes on the wire.
    let size: Int

    var status: Int { Int(statusLine.split(separator: " ").dropFirst().first ?? "") ?? 0 }
    var text: String { String(decoding: body, as: UTF8.self) }

    /// Returns `nil` if the response is not complete yet.
    init?(_ bytes: [UInt8]) {
        guard let head = RawHead(bytes) else { return nil }
        statusLine = head.statusLine
        headers = head.headers
        let length = Int(head.value("Content-Length") ?? "0") ?? 0
        size = head.size + length
        guard bytes.count >= size else { return nil }
        body = Array(bytes[head.size..<size])
    }

    func value(_ name: String) -> String? { RawHead.value(name, in: headers) }
}

/// The part of a response before the empty line.
struct RawHead {
    let statusLine: String
    let headers: [String]
    let size: Int

    init?(_ bytes: [UInt8]) {
        let end = Array("\r\n\r\n".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
        size = start + end.count
        var lines = String(decoding: bytes[..<start], as: UTF8.self).split { $0.isNewline }.map(String.init)
        statusLine = lines.removeFirst()
        headers = lines
    }

    func value(_ name: String) -> String? { Self.value(name, in: headers) }

    static func value(_ name: String, in headers: [String]) -> String? {
        let prefix = "\(name): "
        return headers.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
}
