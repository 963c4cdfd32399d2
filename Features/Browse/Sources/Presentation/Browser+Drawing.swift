import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The picture of the state.
extension Browser {
    func draw(on canvas: inout Canvas) {
        let smallest = BrowserLayout.smallest
        if size.columns < smallest.columns || size.rows < smallest.rows {
            let text = "browse.tooSmall %@ %@".localized("\(smallest.columns)", "\(smallest.rows)")
            TextBlock([SafeText(text)], width: size.columns).draw(on: &canvas, in: canvas.bounds)
            return
        }
        let layout = BrowserLayout(size, showsCard: level.link != nil)
        tabBar.draw(on: &canvas, in: layout.tabs)
        drawWay(on: &canvas, in: layout.way)
        drawStatus(on: &canvas, in: layout.status)
        keyLine.draw(on: &canvas, in: layout.keys)
        if showsHelp {
            let body = Rect(
                column: 0, row: layout.way.row, width: size.columns, height: layout.status.row - layout.way.row)
            canvas.fill(body)
            TextBlock(help, width: body.width - 2).draw(on: &canvas, in: body.inset(columns: 1, rows: 1))
            return
        }
        listView.draw(on: &canvas, in: layout.list)
        if level.items.isEmpty { canvas.sub(layout.list) { $0.draw(emptyText.styled(.dim), row: 0, column: 1) } }
        canvas.sub(layout.card) { canvas in
            let rows = card?.rows(in: canvas.size, selected: level.link) ?? []
            for (row, line) in rows.enumerated() { canvas.draw(line.text, row: row) }
        }
    }

    var cursor: Position? {
        guard level.isFiltering, let field = level.filter else { return nil }
        return field.cursor(in: fieldRect(in: BrowserLayout(size, showsCard: false).way))
    }

    var tabBar: TabBar {
        TabBar(collections.enumerated().map { SafeText("\($0 + 1) \($1.title)") }, selected: tab)
    }

    var listView: ListView {
        let width = BrowserLayout(size, showsCard: false).list.width
        let digits = level.items.map { "\($0.key)".count }.max() ?? 1
        let items = level.items
        return ListView(count: items.count, selected: level.selected, scroll: level.scroll) { index in
            let item = items[index]
            let name = SafeText("\(item.key)").padded(to: digits, .trailing) + "  " + SafeText(item.name)
            let room = width - name.width - 3
            // The details would be a fragment in a narrow list.
            if room < 8 { return name }
            let details = SafeText(item.distinctions().joined(separator: " · "), style: .dim)
            return name + "  " + details.truncated(to: room)
        }
    }

    /// Draws the filter, or the way to a list of linked items.
    private func drawWay(on canvas: inout Canvas, in rect: Rect) {
        if let field = level.filter {
            canvas.sub(rect) { $0.draw("/", row: 0, column: 0) }
            field.draw(on: &canvas, in: fieldRect(in: rect), style: level.isFiltering ? .plain : .dim)
            return
        }
        let way = tabs[tab].map(\.title).filter { !$0.isEmpty }.joined(separator: " › ")
        canvas.sub(rect) { $0.draw(SafeText(way, style: .dim).truncated(to: rect.width), row: 0) }
    }

    private func fieldRect(in rect: Rect) -> Rect { rect.splitLeft(1).rest }

    private func drawStatus(on canvas: inout Canvas, in rect: Rect) {
        let origin = catalog.items(of: level.kind)?.origin.sourceText
        let count = level.items.isEmpty ? "" : "\(level.selected + 1)/\(level.items.count)"
        let parts = [count, level.order.localizedText, origin ?? ""].filter { !$0.isEmpty }
        canvas.sub(rect) { canvas in
            canvas.draw(SafeText(parts.joined(separator: " · "), style: .dim).truncated(to: rect.width), row: 0)
        }
    }

    private var emptyText: SafeText {
        SafeText((catalog.items(of: level.kind) == nil ? "browse.loading" : "browse.noMatch").localized())
    }

    private var keyLine: KeyLine {
        if level.isFiltering { return Self.line([("↵", "choose"), ("Esc", "clear")]) }
        let back = level.link != nil || level.filter != nil || tabs[tab].count > 1
        return Self.line(
            [("↵", level.link == nil ? "open" : "follow")] + (back ? [("Esc", "back")] : [])
                + [("/", "filter"), ("s", "order"), ("?", "help"), ("q", "quit"), ("y", "copy")])
    }

    private static func line(_ keys: [(String, String)]) -> KeyLine {
        KeyLine(keys.map { (SafeText($0.0), SafeText("browse.key.\($0.1)".localized())) })
    }

    private var help: [SafeText] {
        "browse.help".localized().split(separator: "\n", omittingEmptySubsequences: false).map { SafeText(String($0)) }
    }
}

extension ItemOrder {
    /// The name of the order in the current language.
    var localizedText: String {
        switch self {
        case .identifier: "browse.order.identifier".localized()
        case .name: "browse.order.name".localized()
        case .appearances: "browse.order.appearances".localized()
        }
    }
}
