extension Fault {
    /// Parses the name of a fault on the command line: `hang`, `delay=200`, `status=429,retry-after=7`,
    /// `missing-field=name`.
    ///
    /// Every fault with a value has a default, so its name is enough.
    public init?(name: String) {
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let named = Self.allNamed.first { $0.bareName == parts[0] }
        let fault = parts.count == 1 ? named : named?.withValue(parts[1])
        guard let fault else { return nil }
        self = fault
    }

    /// The name that `init(name:)` parses.
    public var name: String { value.map { "\(bareName)=\($0)" } ?? bareName }

    /// All faults, and those statuses that a client handles in different ways.
    public static let allNamed: [Fault] =
        [
            .refuse, .reset, .resetInBody, .close, .closeInHeaders, .headerWithoutColon, .headerWithoutSpace,
            .garbageStatusLine, .notHTTP, .unauthorized, .badChunkSize, .chunkedCutOff, .truncatedBody, .hang,
            .hangInHeaders, .hangInBody, .dripHeaders(milliseconds: 20), .dripBody(milliseconds: 20),
            .delay(milliseconds: 500),
        ] + [500, 404, 408, 501, 503].map { .status($0) } + [
            .status(429, retryAfter: .seconds(1)), .status(429, retryAfter: .date(secondsFromNow: 2)),
            .status(404, body: .html), .status(502, body: .html), .html, .malformedJSON, .emptyBody, .otherShape,
            .missingField("name"),
            .nullField("name"), .wrongType("name"), .unknownValues, .hostileText, .endlessBody, .endlessHeaders,
            .compressionBomb, .oversizedBody, .redirectLoop, .redirectOnce,
            .redirectOffSite("http://127.0.0.1:9/api"), .redirectNowhere,
        ]

    var bareName: String {
        switch self {
        case .refuse: "refuse"
        case .reset: "reset"
        case .resetInBody: "reset-in-body"
        case .close: "close"
        case .closeInHeaders: "close-in-headers"
        case .headerWithoutColon: "header-without-colon"
        case .headerWithoutSpace: "header-without-space"
        case .garbageStatusLine: "garbage-status-line"
        case .notHTTP: "not-http"
        case .unauthorized: "unauthorized"
        case .badChunkSize: "bad-chunk-size"
        case .chunkedCutOff: "chunked-cut-off"
        case .truncatedBody: "truncated-body"
        case .hang: "hang"
        case .hangInHeaders: "hang-in-headers"
        case .hangInBody: "hang-in-body"
        case .dripHeaders: "drip-headers"
        case .dripBody: "drip-body"
        case .delay: "delay"
        case .status: "status"
        case .html: "html"
        case .malformedJSON: "malformed-json"
        case .emptyBody: "empty-body"
        case .otherShape: "other-shape"
        case .missingField: "missing-field"
        case .nullField: "null-field"
        case .wrongType: "wrong-type"
        case .unknownValues: "unknown-values"
        case .hostileText: "hostile-text"
        case .endlessBody: "endless-body"
        case .endlessHeaders: "endless-headers"
        case .compressionBomb: "compression-bomb"
        case .oversizedBody: "oversized-body"
        case .redirectLoop: "redirect-loop"
        case .redirectOnce: "redirect-once"
        case .redirectOffSite: "redirect-off-site"
        case .redirectNowhere: "redirect-nowhere"
        }
    }
}
