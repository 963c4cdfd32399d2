import ChallengeCore
import Foundation
import Testing

/// The names in README and Docs exist in the repository.
///
/// `ExampleTests` runs the commands of both.
struct DocumentationTests {
    /// Names that a recipe tells the reader to create.
    static let createdNames: Set = ["LocationsCountCommand"]

    /// Names of Swift and C modules, of other libraries, and endings of names.
    static let otherNames: Set = [
        "CSQLite", "Contract", "Date", "Foundation", "FoundationEssentials", "JSONDecoder", "JSONEncoder", "Link",
        "Mapper", "Mock", "Package",
    ]

    static let pages: [DocumentationPage] = {
        let root = SourceTree.root
        let docs =
            FileManager.default.enumerator(atPath: root.appending(path: "Docs").path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" } ?? []
        return (["README.md", "CONTRIBUTING.md"] + docs.sorted()).compactMap { path in
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map {
                DocumentationPage(path: path, text: $0)
            }
        }
    }()

    private let tree: SourceTree

    init() throws {
        tree = try SourceTree.project.get()
    }

    @Test(arguments: pages)
    func `every link leads to a file`(page: DocumentationPage) {
        let folder = SourceTree.root.appending(path: page.path).deletingLastPathComponent()
        for link in page.links where !link.contains("://") {
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(page.path): \(link)")
        }
    }

    @Test(arguments: pages)
    func `every path exists`(page: DocumentationPage) {
        let missing = page.paths.filter { path in
            !Self.createdNames.contains(where: path.contains)
                && !FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path)
                && !tree.files.contains { $0.path.hasSuffix("/" + path) }
        }

        #expect(missing == [])
    }

    @Test(arguments: pages)
    func `every type is declared`(page: DocumentationPage) {
        let declared = Set(tree.files.flatMap(\.declarations).map(\.name))
        let folders = Set(tree.files.flatMap(\.folders))
        let known = declared.union(folders).union(Self.otherNames).union(Self.createdNames)

        #expect(Set(page.typeNames).subtracting(known) == [])
    }

    @Test(arguments: pages)
    func `every filter of a test command selects a suite or a module`(page: DocumentationPage) {
        let modules = Set(tree.files.map { "Challenge\($0.module)Tests" }).union(["ChallengePlaceTests"])
        let suites = tree.files.map(\.name).filter { $0.hasSuffix("Tests") }
        let stale = page.testFilters.filter { filter in
            !modules.contains(filter) && !suites.contains { $0.contains(filter) }
        }

        #expect(stale == [])
    }

    @Test func `every rule cites a pattern of the documentation`() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Patterns.md" })
        let patterns = Set(page.lines.compactMap { line in Int(line.prefix { $0.isNumber }) })

        #expect(ArchitectureTests.rules.filter { !patterns.contains($0.pattern) }.map(\.description) == [])
    }
}

/// A page of the documentation in Markdown.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String

    var testDescription: String { path }

    var lines: [Substring] { text.lines.dropLast() }

    /// The targets of links.
    var links: [String] { text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) } }

    /// The code spans outside of blocks.
    private var codeSpans: [String] {
        var isBlock = false
        let prose = lines.filter { line in
            if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```") {
                isBlock.toggle()
                return false
            }
            return !isBlock
        }
        return prose.joined(separator: "\n").matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    /// The code spans that are paths of files or folders in the repository, without placeholders.
    var paths: [String] {
        codeSpans.filter { span in
            let isFile = span.wholeMatch(of: /[\w+.\/-]+\.(swift|md|json|tsv|xcstrings|sh)/) != nil
            let isFolder = span.wholeMatch(of: /(App|Features|Libraries|Tests|Docs)\/[\w+.\/-]+/) != nil
            return isFile || isFolder
        }
    }

    /// The code spans that begin with the name of a type.
    var typeNames: [String] {
        codeSpans.compactMap { span in
            span.firstMatch(of: /^([A-Z][a-z]\w+|[A-Z]{2,}[a-z]\w+)([.(<]|$)/).map { String($0.1) }
        }
    }

    /// The alternatives behind `--filter`.
    var testFilters: [String] {
        text.matches(of: /swift test --filter '?([\w|]+)'?/).flatMap { $0.1.split(separator: "|").map(String.init) }
    }
}
