import ChallengeGeneration
import Foundation

extension SourceTree {
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The sources of this repository.
    static let project = Result {
        try SourceTree(
            root: root.path(percentEncoded: false), folders: ["App", "Features", "Libraries", "Tests"])
    }

    /// The types that a layer of a feature declares.
    func types(of module: String, in layer: String) -> Set<String> {
        Set(
            files.filter { $0.area == "Features" && $0.module == module && $0.layer == layer }
                .flatMap(\.declarations).filter { $0.kind != "extension" && $0.isOutermost }.map(\.name))
    }
}

extension SourceFile {
    /// `true` for files of the product, and not of its tests or mocks.
    var isProduct: Bool {
        area == "App" || folders.contains("Sources") || isNetworkWorker
            || path.hasPrefix("Libraries/Networking/Frames/")
    }

    /// `true` for files of the program that runs URLSession.
    var isNetworkWorker: Bool { path.hasPrefix("Libraries/Networking/Worker/") }
}

extension Scope {
    static let product = Scope { $0.isProduct }
}
