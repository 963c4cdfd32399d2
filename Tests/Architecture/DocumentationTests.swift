import ChallengeCore
import ChallengeTestSupport
import Foundation
import Testing

/// The names in the documents and in the READMEs of modules exist in the repository.
///
/// `ExampleTests` runs the commands of the documents.
struct DocumentationTests {
    /// Names that a recipe tells the reader to create, or that the generator or the program creates.
    static let createdNames: Set = ["LocationsCountCommand", "config.json", "generated.json"]

    /// Names of Swift and C modules, of other libraries, and endings of names.
    static let otherNames: Set = [
        "CResources", "CSQLite", "ChallengePlatform", "Contract", "Date", "Foundation", "FoundationEssentials",
        "JSONDecoder", "JSONEncoder",
        "Link", "LocalizedError",
        "Mapper", "Mock", "Package", "TextLink",
    ]

    /// Names of keys.
    static let keyNames: Set = ["Backspace", "End", "Enter", "Escape", "Home", "PgDn", "PgUp", "Space", "Tab"]

    static let pages: [DocumentationPage] = {
        let root = SourceTree.root
        let paths = ["Docs", "Features", "Libraries"].flatMap { folder in
            FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") && !$0.contains("/Templates/") }.map {
                    "\(folder)/\($0)"
                } ?? []
        }
        return (["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + paths.sorted()).compactMap { path in
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
    func `every link leads to a file, and to a heading if it names one`(page: DocumentationPage) throws {
        let source = SourceTree.root.appending(path: page.path)
        for (path, heading) in page.links {
            let file = path.isEmpty ? source : source.deletingLastPathComponent().appending(path: path)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(path)")
            guard let heading else { continue }
            let target = DocumentationPage(path: path, text: try String(contentsOf: file, encoding: .utf8))
            #expect(target.anchors.contains(heading), "\(page.path): \(path)#\(heading)")
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
        let files = Set(tree.files.flatMap { $0.folders + [$0.name, "Challenge\($0.module)\($0.folder)"] })
        let known = declared.union(files).union(Self.otherNames).union(Self.createdNames)
            .union(Self.keyNames)

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

    @Test func `the map has every library, and each imports only libraries above it`() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Architecture.md" })
        let listed = page.lines.compactMap { $0.prefixMatch(of: /\| `Libraries\/(\w+)`/).map { String($0.1) } }
        let files = tree.files.filter { $0.area == "Libraries" && $0.isProduct }

        #expect(Set(listed) == Set(files.map(\.module)))
        for (index, module) in listed.enumerated() {
            let imports = Set(files.filter { $0.module == module }.flatMap(\.imports).map(\.module))
            let later = listed[(index + 1)...].filter { imports.contains("Challenge\($0)") }
            #expect(later == [], "\(module) imports modules below it")
        }
    }

    @Test func `the table of ports has every file of a Ports folder`() throws {
        let page = try #require(Self.pages.first { $0.path == "Docs/Architecture.md" })
        let rows = page.lines.drop { $0 != "## Ports between features" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        let listed = rows.flatMap { row in
            let feature = row.prefixMatch(of: /\| (\w+)/)?.1 ?? ""
            return row.hasPrefix("|") ? row.matches(of: /`(\w+)`/).map { "\(feature)/\($0.1)" } : []
        }
        let files = tree.files.filter { $0.area == "Features" && $0.folder == "Ports" }

        #expect(Set(listed) == Set(files.map { "\($0.module)/\($0.name)" }))
    }

    @Test func `the recipe for a repository names a file in each row, and every file of the layers below the commands`()
        throws
    {
        let page = try #require(Self.pages.first { $0.path == "Docs/HowTo/CreateRepository.md" })
        let rows = page.lines.filter { $0.contains(/^\| \d+ \|/) }
        let named = Set(rows.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
        let layers = tree.files.filter { $0.module == "Location" && ["Domain", "Data"].contains($0.layer) }

        #expect(rows.count > 40)
        #expect(rows.filter { !$0.contains(/`[\w+\/]+\.swift`/) } == [])
        let paths = layers.map { String($0.path.dropFirst("Features/Location/".count)) }
        #expect(paths.filter { !named.contains($0) } == [])
    }

    @Test(arguments: pages)
    func `documents have the American spelling of the program`(page: DocumentationPage) {
        #expect(page.text.britishWords == [])
    }

    @Test(arguments: ["README.md", "Docs/Usage.md"])
    func `an example fits a window with 80 columns`(path: String) throws {
        let page = try #require(Self.pages.first { $0.path == path })

        #expect(page.blockLines.count > 10)
        #expect(page.blockLines.filter { $0.count > 80 } == [])
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

    /// The targets of links inside the repository: paths from the folder of the page, and the anchors of headings.
    var links: [(path: String, heading: String?)] {
        text.matches(of: /\]\(([^)#]*)(#[^)]*)?\)/).filter { !$0.1.contains("://") }
            .map { (String($0.1), $0.2.map { String($0.dropFirst()) }) }
    }

    /// The anchors of the headings.
    var anchors: [String] {
        lines.filter { $0.hasPrefix("#") }.map { heading in
            heading.drop { $0 == "#" }.dropFirst().lowercased()
                .filter { $0.isLetter || $0.isNumber || "- _".contains($0) }.replacing(" ", with: "-")
        }
    }

    /// The lines outside of fenced blocks, and the lines in them.
    private var linesByBlock: (prose: [Substring], code: [Substring]) {
        var isBlock = false
        var (prose, code): ([Substring], [Substring]) = ([], [])
        for line in lines {
            if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```") {
                isBlock.toggle()
            } else if isBlock {
                code.append(line)
            } else {
                prose.append(line)
            }
        }
        return (prose, code)
    }

    /// The lines of fenced and of indented blocks.
    var blockLines: [Substring] { linesByBlock.code + linesByBlock.prose.filter { $0.hasPrefix("    ") } }

    /// The code spans outside of blocks.
    private var codeSpans: [String] {
        linesByBlock.prose.joined(separator: "\n").matches(of: /`([^`]+)`/).map { String($0.1) }
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
