/// The entries of the strings catalog by key.
extension StringsCatalogEdit {
    /// Returns the hashes of all entries, by key.
    func hashes() -> [String: String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Self.entries(in: lines).mapValues { Self.hash(of: lines[$0]) }
    }

    /// Returns the hash of the entry of a phrase.
    static func hash(of phrase: Phrase) -> String { hash(of: entry(phrase, isLast: true)[...]) }

    /// Returns the catalog without the entries of the keys.
    func removing(_ keys: Set<String>) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let ranges = Self.entries(in: lines).filter { keys.contains($0.key) }.map(\.value)
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            let isLast = lines[range.upperBound - 1] == "    }"
            lines.removeSubrange(range)
            if isLast, range.lowerBound > 0, lines[range.lowerBound - 1] == "    }," {
                lines[range.lowerBound - 1] = "    }"
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the lines of each entry, by key.
    private static func entries(in lines: [String]) -> [String: Range<Int>] {
        var entries: [String: Range<Int>] = [:]
        for (start, line) in lines.enumerated() {
            guard let key = key(in: line),
                let end = lines[start...].firstIndex(where: { ["    }", "    },"].contains($0) })
            else { continue }
            entries[key] = start..<end + 1
        }
        return entries
    }

    /// Returns the hash of an entry without the comma that separates it from the next one.
    private static func hash(of entry: ArraySlice<String>) -> String {
        GeneratedRecord.hash((entry.dropLast() + ["    }"]).joined(separator: "\n"))
    }
}
