/// Something that holds for every file it applies to.
struct Rule: Sendable, CustomStringConvertible {
    let description: String
    /// How many files it must at least have looked at: a rule that looks at nothing holds by accident.
    let minimumFiles: Int
    let scope: Scope
    /// The lines of the file that break it, and how.
    let check: @Sendable (SourceFile, SourceTree) -> [Finding]

    init(
        _ description: String,
        minimumFiles: Int = 1,
        in scope: Scope,
        check: @escaping @Sendable (SourceFile, SourceTree) -> [Finding]
    ) {
        self.description = description
        self.minimumFiles = minimumFiles
        self.scope = scope
        self.check = check
    }

    struct Finding: Equatable {
        let line: Int
        let what: String
    }

    /// Every finding in the tree, as `file:line: what`.
    func violations(in tree: SourceTree) -> [String] {
        tree.files.filter(scope.holds).flatMap { file in
            check(file, tree).map { "\(file.path):\($0.line): \(description): \($0.what)" }
        }
    }

    /// Imports that are not among the allowed ones.
    static func imports(_ file: SourceFile, allowing allowed: Set<String>) -> [Finding] {
        let system: Set<String> = [
            "FoundationEssentials", "Foundation", "Glibc", "Darwin", "Synchronization", "Dispatch",
        ]
        return file.imports.filter { !allowed.contains($0.module) && !system.contains($0.module) }
            .map { Finding(line: $0.line, what: "imports \($0.module)") }
    }

    /// Lines that name one of the types.
    static func mentions(of types: Set<String>, in file: SourceFile) -> [Finding] {
        file.numbered.flatMap { number, line in
            SourceFile.words(of: line).filter { types.contains(String($0)) }
                .map { Finding(line: number, what: "names \($0)") }
        }
    }

    /// Lines that hold the text.
    static func lines(with text: String, in file: SourceFile) -> [Finding] {
        file.numbered.filter { $0.line.contains(text) }.map { Finding(line: $0.number, what: text) }
    }
}

/// The files that a rule is about.
struct Scope: Sendable {
    let holds: @Sendable (SourceFile) -> Bool

    init(_ holds: @escaping @Sendable (SourceFile) -> Bool) {
        self.holds = holds
    }

    static let everything = Scope { _ in true }
    static let product = Scope { $0.isProduct }

    static func layer(_ name: String) -> Scope { Scope { $0.layer == name } }
}
