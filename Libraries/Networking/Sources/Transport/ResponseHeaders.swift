/// The headers of an answer, as their lines arrive.
struct ResponseHeaders {
    private(set) var values: [String: String] = [:]
    /// Bytes received, of every answer on the way: the interim ones count, too.
    private(set) var size = 0

    /// Whether the empty line has come that ends them: a server may close before it, and libcurl not mind.
    private(set) var isComplete = false

    mutating func add(line: String) {
        size += line.utf8.count
        isComplete = line == "\r\n" || line == "\n"
        // An answer may be preceded by interim ones, whose headers are not its own.
        if line.hasPrefix("HTTP/") { return values.removeAll() }
        guard let colon = line.firstIndex(of: ":") else { return }
        let name = line[..<colon].lowercased()
        values[name] = line[line.index(after: colon)...].trimmed
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
