/// An edit of the snapshot that changes the section of one collection.
struct SnapshotEdit {
    static let path = "Libraries/Resources/Assets/snapshot.tsv"

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the file with the lines as the section of the collection, at its place or at the end.
    func replacing(_ collection: String, with section: [String]) -> String {
        edited(collection, with: ["# \(collection)"] + section)
    }

    /// Returns the file without the section of the collection.
    func removing(_ collection: String) -> String { edited(collection, with: []) }

    private func edited(_ collection: String, with section: [String]) -> String {
        var lines = text.split(separator: "\n").map(String.init)
        let start = lines.firstIndex(of: "# \(collection)") ?? lines.endIndex
        let end = lines[start...].dropFirst().firstIndex { $0.hasPrefix("#") } ?? lines.endIndex
        lines.replaceSubrange(start..<end, with: section)
        return lines.map { $0 + "\n" }.joined()
    }
}
