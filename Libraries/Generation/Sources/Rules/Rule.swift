/// A rule for the sources of a repository.
package struct Rule: Sendable, CustomStringConvertible {
    package let description: String
    /// The number of the pattern in `Docs/Patterns.md`.
    package let pattern: Int
    /// The minimum number of files in the scope, because a rule without files always passes.
    package let minimumFiles: Int
    package let scope: Scope
    private let check: @Sendable (SourceTree) -> [Finding]

    /// Creates a rule for each file in the scope.
    package init(
        _ description: String,
        pattern: Int,
        minimumFiles: Int = 1,
        in scope: Scope,
        check: @escaping @Sendable (SourceFile, SourceTree) -> [Finding]
    ) {
        self.description = description
        self.pattern = pattern
        self.minimumFiles = minimumFiles
        self.scope = scope
        self.check = { tree in tree.files.filter(scope.contains).flatMap { check($0, tree) } }
    }

    /// Creates a rule for the whole repository.
    package init(_ description: String, pattern: Int, check: @escaping @Sendable (SourceTree) -> [Finding]) {
        self.description = description
        self.pattern = pattern
        minimumFiles = 0
        scope = .everything
        self.check = check
    }

    package func findings(in tree: SourceTree) -> [Finding] {
        check(tree).map { Finding(path: $0.path, line: $0.line, message: $0.message, pattern: pattern) }
    }
}

/// A violation of a rule, with its place.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
    package let path: String
    /// The line in the file; `nil` for the whole file.
    package let line: Int?
    package let message: String
    /// The number of the pattern in `Docs/Patterns.md`; the rule that finds the violation sets it.
    package let pattern: Int?

    package init(path: String, line: Int? = nil, message: String, pattern: Int? = nil) {
        self.path = path
        self.line = line
        self.message = message
        self.pattern = pattern
    }

    /// The format of compiler messages, with the pattern: `path:line: message (pattern 3)`.
    package var description: String {
        [path, line.map(String.init)].compactMap(\.self).joined(separator: ":") + ": " + message
            + (pattern.map { " (pattern \($0))" } ?? "")
    }
}

extension SourceFile {
    package func finding(line: Int, message: String) -> Finding { Finding(path: path, line: line, message: message) }
}

/// The files to which a rule applies.
package struct Scope: Sendable {
    package let contains: @Sendable (SourceFile) -> Bool

    package init(_ contains: @escaping @Sendable (SourceFile) -> Bool) {
        self.contains = contains
    }

    package static let everything = Scope { _ in true }

    package static func layer(_ name: String) -> Scope { Scope { $0.layer == name } }
}
