/// The Swift files of a repository.
package struct SourceTree: Sendable {
    package let files: [SourceFile]

    package init(files: [SourceFile]) {
        self.files = files
    }

    /// Reads the files below the folders, in order.
    package init(root: String, folders: [String]) throws {
        let project = Project(root: root)
        files = try folders.flatMap(project.files).filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(path: path, source: try project.text(of: path) ?? "")
        }
    }
}
