/// What a request asks for: the path and the query, decoded.
struct RequestTarget: Sendable, Equatable {
    struct Parameter: Sendable, Equatable {
        let name: String
        let value: String
    }

    let path: String
    let query: [Parameter]

    init(_ text: String) {
        let local = Self.withoutOrigin(text)
        let parts = local.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = percentDecoded(parts[0])
        query = parts.count == 1 ? [] : parts[1].split(separator: "&").map(Self.parameter)
    }

    /// The value of the first parameter of this name.
    func value(of name: String) -> String? {
        query.first { $0.name == name }?.value
    }

    /// A proxy's form of the request line names the origin too.
    private static func withoutOrigin(_ text: String) -> Substring {
        guard text.hasPrefix("http://") else { return text[...] }
        let afterScheme = text.dropFirst("http://".count)
        guard let slash = afterScheme.firstIndex(of: "/") else { return "/" }
        return afterScheme[slash...]
    }

    private static func parameter(_ text: Substring) -> Parameter {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return Parameter(
            name: percentDecoded(parts[0], plusIsSpace: true),
            value: parts.count == 1 ? "" : percentDecoded(parts[1], plusIsSpace: true))
    }
}
