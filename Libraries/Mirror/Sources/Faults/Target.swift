/// The requests that a fault is meant for.
public struct Target: Sendable, Hashable {
    private let path: String?
    private let query: [String: String]

    /// Every request.
    public static let everything = Target(path: nil, query: [:])

    /// The requests for this path (`/api/character/1`) that have at least these parameters in their query.
    public static func path(_ path: String, query: [String: String] = [:]) -> Target {
        Target(path: path, query: query)
    }

    func matches(_ request: RequestTarget) -> Bool {
        guard let path else { return true }
        return request.path == path && query.allSatisfy { request.value(of: $0.key) == $0.value }
    }
}
