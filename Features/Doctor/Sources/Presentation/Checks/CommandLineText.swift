#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command line of a program that the user has chosen, such as a pager or an editor.
struct CommandLineText {
    /// A program by its name or path.
    struct Program {
        let name: String

        /// Returns `true` if the program can be executed.
        func isInstalled(in environment: [String: String]) -> Bool {
            if name.contains("/") { return access(name, X_OK) == 0 }
            return (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
        }
    }

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The program of a simple command line; `nil` for a line that only the shell can read.
    var program: Program? {
        guard !text.contains(where: { "\"'\\$`|&;<>(){}*?[]~!#\n".contains($0) }) else { return nil }
        return text.split(separator: " ").drop { $0.contains("=") }.first.map { Program(name: String($0)) }
    }
}
