/// A request as the mirror received it.
public struct RecordedRequest: Sendable, Equatable {
    public struct Header: Sendable, Equatable {
        public let name: String
        public let value: String
    }

    public let method: String
    /// The path and the query, not decoded.
    public let target: String
    /// In the order received.
    public let headers: [Header]

    /// The value of the first header of this name, in whatever case.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.lowercased() == name }?.value
    }
}

extension RecordedRequest {
    /// Whether it is for one of the collections that the mirror serves.
    public var isForACollection: Bool {
        let path = target.prefix { $0 != "?" }.split(separator: "/")
        return path.count >= 2 && path[0] == "api" && Kind(rawValue: String(path[1])) != nil
    }

    /// The request in one line, safe to print: what is not plain ASCII is escaped.
    public var logLine: String {
        "\(method) \(target)".unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
