import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The picture of the state.
extension Browser {
    func draw(on canvas: inout Canvas) {
        if layout.isTooSmall { return layout.drawTooSmall(leavingText, on: &canvas) }
        tabBar.draw(on: &canvas, in: layout.tabs)
        drawWay(on: &canvas, in: layout.way)
        drawStatus(on: &canvas)
        keyLine.draw(on: &canvas, in: layout.keys)
        if let form {
            form.draw(on: &canvas, in: formRect)
        } else if let helpLine {
            canvas.sub(formRect) { canvas in
                for (row, line) in help.dropFirst(helpLine).enumerated() { canvas.draw(line, row: row) }
            }
        } else {
            level.draw(listView, card, in: layout, catalog, on: &canvas)
        }
    }

    var cursor: Position? {
        if layout.isTooSmall { return nil }
        return form?.cursor(in: formRect) ?? (level.isFiltering ? level.filterCursor(in: layout.way) : nil)
    }

    private var formRect: Rect { layout.body.inset(columns: 1) }

    var tabBar: TabBar { TabBar(collections.enumerated().map { SafeText("\($0 + 1) \($1.title)") }, selected: tab) }

    var listView: ListView {
        let marked = marked
        return level.listView(width: layout.list.width) { item in
            guard let (list, marks) = marked, item.link.kind == marks.kind, level.kind != list.kind else {
                return .empty
            }
            return item.link.keys.contains { catalog.item(list.kind, $0) != nil } ? "★ " : "  "
        }
    }

    /// Draws the filter, or the way to a list of linked items.
    private func drawWay(on canvas: inout Canvas, in rect: Rect) {
        if level.filter != nil { return level.drawFilter(on: &canvas, in: rect) }
        let way = tabs[tab].map(\.title).filter { !$0.isEmpty }.joined(separator: " › ")
        canvas.sub(rect) { $0.draw(SafeText(way, style: .dim).truncated(to: rect.width), row: 0) }
    }

    private func drawStatus(on canvas: inout Canvas) {
        if let leavingText { return layout.drawStatus([leavingText], on: &canvas) }
        let isAsking = askedKinds.contains(level.kind)
        let origin = collection?.source == nil ? nil : catalog.items(of: level.kind)?.origin.sourceText
        let news =
            !notice.isEmpty
            ? notice : isSaving ? "browse.saving".localized() : isAsking ? "browse.asking".localized() : origin ?? ""
        layout.drawStatus([level.countText, level.order.localizedText, cachePolicy.rawValue, news], on: &canvas)
    }

    private var keyLine: KeyLine {
        if let leaving { return BrowserKeys.line(leaving.asks ? [("q", "discard"), ("Esc", "stay")] : []) }
        if let form {
            let save = form.isSaving ? [] : [("↵", form.hasConflict ? "overwrite" : "save"), ("Tab", "next")]
            return BrowserKeys.line(save + [("Esc", "leave")])
        }
        if level.isFiltering { return BrowserKeys.line([("↵", "choose"), ("Esc", "clear")]) }
        let hasBack = level.link != nil || level.filter != nil || tabs[tab].count > 1
        let hasItem = level.item != nil
        let isMarkable = markableKey != nil
        let keys = [
            ("↵", level.link == nil ? "open" : "follow", hasItem), ("Esc", "back", hasBack), ("/", "filter", true),
            ("?", "help", true), ("q", "quit", true), ("s", "order", hasItem), ("f", "mark", isMarkable),
            ("e", "edit", isMarkable), ("r", "refresh", true), ("p", "policy", true), ("y", "copy", hasItem),
        ]
        return BrowserKeys.line(keys.filter(\.2).map { ($0.0, $0.1) })
    }

    /// The lines about all keys, which the user scrolls in a low window.
    var help: [SafeText] { "browse.help".localized().split(separator: "\n").map { SafeText(String($0)) } }
}

extension ItemOrder {
    /// The name of the order in the current language; empty for the order in which the list arrives.
    var localizedText: String {
        switch self {
        case .given: ""
        case .name: "browse.order.name".localized()
        case .appearances: "browse.order.appearances".localized()
        }
    }
}
