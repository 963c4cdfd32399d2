/// A rule for the sources of a repository.
package struct Rule: Sendable, CustomStringConvertible {
    package let description: String
    /// The number of files that the scope holds at least: a rule without files cannot be broken.
    package let minimumFiles: Int
    package let scope: Scope
    private let check: @Sendable (SourceTree) -> [Finding]

    /// Creates a rule that each file in the scope has to keep.
    package init(
        _ description: String,
        minimumFiles: Int = 1,
        in scope: Scope,
        check: @escaping @Sendable (SourceFile, SourceTree) -> [Finding]
    ) {
        self.description = description
        self.minimumFiles = minimumFiles
        self.scope = scope
        self.check = { tree in tree.files.filter(scope.holds).flatMap { check($0, tree) } }
    }

    /// Creates a rule that the repository has to keep as a whole.
    package init(_ description: String, check: @escaping @Sendable (SourceTree) -> [Finding]) {
        self.description = description
        minimumFiles = 0
        scope = .everything
        self.check = check
    }

    package func findings(in tree: SourceTree) -> [Finding] { check(tree) }
}

/// A place where a rule is broken.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
    package let path: String
    /// The line in the file; `nil` if the file is missing, or lacks something.
    package let line: Int?
    package let message: String

    package init(path: String, line: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// `path:line: message`, as compilers write it.
    package var description: String {
        [path, line.map(String.init)].compactMap(\.self).joined(separator: ":") + ": " + message
    }
}

extension SourceFile {
    package func finding(line: Int, message: String) -> Finding { Finding(path: path, line: line, message: message) }
}

/// The files to which a rule applies.
package struct Scope: Sendable {
    package let holds: @Sendable (SourceFile) -> Bool

    package init(_ holds: @escaping @Sendable (SourceFile) -> Bool) {
        self.holds = holds
    }

    package static let everything = Scope { _ in true }

    package static func layer(_ name: String) -> Scope { Scope { $0.layer == name } }
}
