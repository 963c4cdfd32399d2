/// A rule for the sources of a repository.
struct Rule: Sendable, CustomStringConvertible {
    let description: String
    /// The number of the pattern in `Docs/Patterns.md`.
    let pattern: Int
    /// The minimum number of files in the scope, because a rule without files always passes.
    let minimumFiles: Int
    let scope: Scope
    private let check: @Sendable (SourceTree) -> [Finding]

    /// Creates a rule for each file in the scope.
    init(
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
    init(_ description: String, pattern: Int, check: @escaping @Sendable (SourceTree) -> [Finding]) {
        self.description = description
        self.pattern = pattern
        minimumFiles = 0
        scope = .everything
        self.check = check
    }

    func findings(in tree: SourceTree) -> [Finding] {
        check(tree).map { Finding(path: $0.path, line: $0.line, message: $0.message, pattern: pattern) }
    }
}

/// A violation of a rule, with its place.
struct Finding: Equatable, Sendable, CustomStringConvertible {
    let path: String
    /// The line in the file; `nil` for the whole file.
    let line: Int?
    let message: String
    /// The number of the pattern in `Docs/Patterns.md`; the rule that finds the violation sets it.
    let pattern: Int?

    init(path: String, line: Int? = nil, message: String, pattern: Int? = nil) {
        self.path = path
        self.line = line
        self.message = message
        self.pattern = pattern
    }

    /// The format of compiler messages, with the pattern: `path:line: message (pattern 3)`.
    var description: String {
        [path, line.map(String.init)].compactMap(\.self).joined(separator: ":") + ": " + message
            + (pattern.map { " (pattern \($0))" } ?? "")
    }
}

extension SourceFile {
    func finding(line: Int, message: String) -> Finding { Finding(path: path, line: line, message: message) }
}

/// The files to which a rule applies.
struct Scope: Sendable {
    let contains: @Sendable (SourceFile) -> Bool

    init(_ contains: @escaping @Sendable (SourceFile) -> Bool) {
        self.contains = contains
    }

    static let everything = Scope { _ in true }

    static func layer(_ name: String) -> Scope { Scope { $0.layer == name } }
}
