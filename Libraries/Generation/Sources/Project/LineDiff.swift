/// The differences between two texts, line by line, in the style of `diff -u`.
struct LineDiff {
    enum Line: Equatable {
        case common(Substring)
        case removed(Substring)
        case added(Substring)
    }

    static let context = 3

    let lines: [Line]

    init(from before: String, to after: String) {
        let old = before.split(separator: "\n", omittingEmptySubsequences: false)
        let new = after.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [Line] = []
        var position = (old: 0, new: 0)
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let added = Set(difference.insertions.map(Self.offset))
        while position.old < old.count || position.new < new.count {
            if removed.contains(position.old), position.old < old.count {
                lines.append(.removed(old[position.old]))
                position.old += 1
            } else if added.contains(position.new), position.new < new.count {
                lines.append(.added(new[position.new]))
                position.new += 1
            } else {
                lines.append(.common(old[position.old]))
                position.old += 1
                position.new += 1
            }
        }
        self.lines = lines
    }

    private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }

    /// The number of lines that only one of the texts has.
    var count: Int { lines.filter { if case .common = $0 { false } else { true } }.count }

    /// The lines that only the first text has.
    var removed: [Substring] { lines.compactMap { if case .removed(let line) = $0 { line } else { nil } } }

    /// The lines that differ, with three lines of context.
    var text: String {
        let changed = lines.indices.filter { if case .common = lines[$0] { false } else { true } }
        let shown = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
        var result = ""
        var last = -1
        for (index, line) in lines.enumerated() where shown.contains(index) {
            if index != last + 1 { result += "  …\n" }
            last = index
            switch line {
            case .common(let text): result += "  \(text)\n"
            case .removed(let text): result += "- \(text)\n"
            case .added(let text): result += "+ \(text)\n"
            }
        }
        return result
    }
}
