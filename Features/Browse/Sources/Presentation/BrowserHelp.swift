import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The help: the keys in groups, and sentences about typing and the mouse.
struct BrowserHelp {
    private static let narrowestColumn = 34
    private static let gap = 2

    let width: Int
    let isASCII: Bool

    /// The lines, in two columns if there is room.
    var lines: [SafeText] {
        let columnWidth = (width - Self.gap) / 2
        if columnWidth < Self.narrowestColumn { return below([.move, .open, .change, .window]) + [.empty] + notes }
        let left = below([.move, .window]) + [.empty] + notes
        let right = below([.open, .change])
        return (0..<max(left.count, right.count)).map { row in
            let text = row < left.count ? left[row].truncated(to: columnWidth) : .empty
            return text.padded(to: columnWidth + Self.gap) + (row < right.count ? right[row] : .empty)
        }
    }

    private func below(_ groups: [BrowserKey.Group]) -> [SafeText] {
        Array(groups.map { lines(of: $0) }.joined(separator: [.empty]))
    }

    /// Returns the title of a group, and a line about each of its keys.
    private func lines(of group: BrowserKey.Group) -> [SafeText] {
        let keys = BrowserKey.all.filter { $0.group == group }.map { key in
            (label: SafeText(key.label.namingKeys(isASCII: isASCII), style: .bold), meaning: key.meaning)
        }
        let labelWidth = keys.map(\.label.width).max() ?? 0
        return [SafeText("browse.help.\(group.rawValue)".localized(), style: .dim)]
            + keys.map { $0.label.padded(to: labelWidth + 2) + SafeText("browse.key.\($0.meaning)".localized()) }
    }

    private var notes: [SafeText] {
        "browse.help".localized().namingKeys(isASCII: isASCII).split(separator: "\n")
            .map { SafeText(String($0), style: .dim) }
    }
}
