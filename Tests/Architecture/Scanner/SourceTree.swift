import Foundation

/// The Swift files of a repository.
struct SourceTree {
    let files: [SourceFile]

    /// Those of this repository.
    static let project: SourceTree = {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let files = ["App", "Features", "Libraries", "Tests"].flatMap { area in
            (FileManager.default.enumerator(atPath: root.appending(path: area).path)?.allObjects ?? [])
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
                .compactMap { path -> SourceFile? in
                    guard let source = try? String(contentsOf: root.appending(path: "\(area)/\(path)"), encoding: .utf8)
                    else { return nil }
                    return SourceFile(path: "\(area)/\(path)", source: source)
                }
        }
        return SourceTree(files: files)
    }()

    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// The types that a layer of a feature declares.
    func types(of module: String, in layer: String) -> Set<String> {
        Set(
            files.filter { $0.area == "Features" && $0.module == module && $0.layer == layer }
                .flatMap(\.declarations).filter { $0.kind != "extension" && $0.isOutermost }.map(\.name))
    }
}
