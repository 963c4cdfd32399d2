extension Fault {
    /// The text after the `=` of the name.
    var value: String? {
        switch self {
        case .dripHeaders(let milliseconds), .dripBody(let milliseconds), .delay(let milliseconds): "\(milliseconds)"
        case .status(let code, let retryAfter, let body):
            ["\(code)", retryAfter?.name, body == .json ? nil : body.rawValue].compactMap(\.self)
                .joined(separator: ",")
        case .missingField(let key), .nullField(let key), .wrongType(let key): key
        case .redirectOffSite(let url): url
        default: nil
        }
    }

    /// Returns the same fault with another value; `nil` if the fault has no value or the value is invalid.
    func withValue(_ text: String) -> Fault? {
        guard !text.isEmpty else { return nil }
        switch self {
        case .dripHeaders: return Self.wait(text).map { .dripHeaders(milliseconds: $0) }
        case .dripBody: return Self.wait(text).map { .dripBody(milliseconds: $0) }
        case .delay: return Self.wait(text).map { .delay(milliseconds: $0) }
        case .status: return Self.status(text)
        case .missingField: return .missingField(text)
        case .nullField: return .nullField(text)
        case .wrongType: return .wrongType(text)
        case .redirectOffSite: return .redirectOffSite(text)
        default: return nil
        }
    }

    private static func wait(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }

    private static func status(_ text: String) -> Fault? {
        var words = text.split(separator: ",", omittingEmptySubsequences: false)[...]
        guard let code = words.popFirst().flatMap({ Int($0) }), (200...599).contains(code) else { return nil }
        var retryAfter: RetryAfter?
        var body = ErrorBody.json
        for word in words {
            if let known = ErrorBody(rawValue: String(word)) {
                body = known
            } else if let known = RetryAfter(name: word) {
                retryAfter = known
            } else {
                return nil
            }
        }
        return .status(code, retryAfter: retryAfter, body: body)
    }
}

extension Fault.RetryAfter {
    init?(name: Substring) {
        let parts = name.split(separator: "=")
        guard parts.count == 2, let seconds = Int(parts[1]) else { return nil }
        switch parts[0] {
        case "retry-after": self = .seconds(seconds)
        case "retry-after-date": self = .date(secondsFromNow: seconds)
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .seconds(let seconds): "retry-after=\(seconds)"
        case .date(let seconds): "retry-after-date=\(seconds)"
        }
    }

    var header: String {
        switch self {
        case .seconds(let seconds): "\(seconds)"
        case .date(let seconds): httpDate(secondsFromNow: seconds)
        }
    }
}
