import ChallengeTestSupport
import Foundation

extension SourceTree {
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The sources of this repository.
    static let project = Result {
        let paths = ["App", "Features", "Libraries", "Tests"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (names?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return SourceTree(
            files: try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Templates/") }.map { path in
                SourceFile(
                    path: path, source: try String(contentsOf: root.appending(path: path), encoding: .utf8))
            })
    }

    /// Returns the top-level types that a layer of a feature declares.
    func types(of module: String, in layer: String) -> Set<String> {
        Set(
            files.filter { $0.area == "Features" && $0.module == module && $0.layer == layer }
                .flatMap(\.declarations).filter { $0.kind != "extension" && $0.isTopLevel }.map(\.name))
    }
}

extension SourceFile {
    /// `true` for files of the product, `false` for tests and mocks.
    var isProduct: Bool {
        area == "App" || folders.contains("Sources") || isNetworkWorker
            || path.hasPrefix("Libraries/Networking/Frames/") || path.hasPrefix("Libraries/Pictures/Decoder/")
    }

    /// `true` for files of the worker `challenge-network`.
    var isNetworkWorker: Bool { path.hasPrefix("Libraries/Networking/Worker/") }
}

/// A line of a doc comment (`///`).
struct DocumentationLine {
    let number: Int
    let text: Substring
    /// `true` for the first line of a doc comment.
    let isSummary: Bool
}

extension SourceFile {
    /// The lines of all doc comments.
    var documentation: [DocumentationLine] {
        var lines: [DocumentationLine] = []
        var number = 1
        var lexer = SwiftLexer(source[...])
        while case let start = lexer.position, let token = lexer.next() {
            let text = source[start..<lexer.position]
            if token == .comment, text.hasPrefix("///") {
                lines.append(
                    DocumentationLine(number: number, text: text, isSummary: lines.last?.number != number - 1))
            }
            number += text.count { $0.isNewline }
        }
        return lines
    }
}

extension Scope {
    static let product = Scope { $0.isProduct }
}
