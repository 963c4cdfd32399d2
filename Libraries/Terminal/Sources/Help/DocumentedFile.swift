/// A file of a tool, for its manual page.
public struct DocumentedFile: Sendable {
    /// The path, which can begin with a variable.
    let path: String

    /// The key of the description.
    let help: String

    public init(_ path: String, help: String) {
        self.path = path
        self.help = help
    }
}
