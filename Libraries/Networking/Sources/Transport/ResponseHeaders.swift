/// The headers of an answer, as their lines arrive.
struct ResponseHeaders {
    private(set) var values: [String: String] = [:]
    /// Bytes received, of every answer on the way: the interim ones count, too.
    private(set) var size: Int

    /// Whether the empty line has come that ends them: a server may close before it, and libcurl not mind.
    private(set) var isComplete = false

    init() {
        size = 0
    }

    private init(size: Int) {
        self.size = size
    }

    mutating func add(line: String) {
        size += line.utf8.count
        // An answer may be preceded by interim ones, whose headers are not its own.
        if line.hasPrefix("HTTP/") {
            self = ResponseHeaders(size: size)
            return
        }
        // What comes behind the empty line trails a chunked body, and is no header.
        if isComplete { return }
        isComplete = line == "\r\n" || line == "\n"
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
