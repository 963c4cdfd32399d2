internal import ChallengeCore

/// The lines of two texts, each marked as common, removed or added.
struct LineDiff {
    enum Line: Equatable {
        case common(Substring)
        case removed(Substring)
        case added(Substring)
    }

    /// The number of unchanged lines around a change in a printed difference.
    static let context = 3

    let lines: [Line]

    init(from before: String, to after: String) {
        let old = before.lines
        let new = after.lines
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
}
