/// A line to try, as a person types it, and the key of what it shows.
public struct Example: Sendable {
    public let command: String
    public let summary: String

    public init(_ command: String, summary: String) {
        self.command = command
        self.summary = summary
    }
}
