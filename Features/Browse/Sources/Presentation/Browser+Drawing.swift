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
        drawStatus(on: &canvas)
        keyLine.draw(on: &canvas, in: layout.keys)
        switch overlay {
        case .form(let form): drawOverlay(form.name, on: &canvas) { form.draw(on: &$0, in: $1) }
        case .help(let line): drawHelp(from: line, on: &canvas)
        case .sortMenu(let menu):
            panes.draw(on: &canvas)
            menu.draw(
                title: SafeText("browse.key.sort".localized().capitalizedFirst), on: &canvas,
                in: layout.menuRect(menu))
        case .picture: drawPicture(on: &canvas)
        case nil: panes.draw(on: &canvas)
        }
    }

    /// Draws the large picture in the middle of its frame.
    private func drawPicture(on canvas: inout Canvas) {
        drawOverlay(level.item?.title ?? "", on: &canvas) { canvas, rect in
            guard let drawn = pictures?.drawn else { return }
            canvas.draw(
                drawn, row: rect.row + (rect.height - drawn.rows.count) / 2,
                column: rect.column + (rect.width - drawn.columns) / 2)
        }
    }

    var panes: ItemPanes {
        ItemPanes(level: level, catalog: catalog, layout: layout, picture: pictures?.drawn) {
            [catalog, kind = level.kind] item in
            let isMarked = catalog.mark(of: item.link) != nil && catalog.marked?.list.kind != kind
            return isMarked ? SafeText("★ ", style: .yellow) : "  "
        }
    }

    var cursor: Position? {
        if layout.isTooSmall { return nil }
        return form?.cursor(in: layout.overlayText) ?? (level.isFiltering && overlay == nil ? panes.cursor : nil)
    }

    private func drawOverlay(_ title: String, on canvas: inout Canvas, _ draw: (inout Canvas, Rect) -> Void) {
        FrameView(title: SafeText(title), isFocused: true).draw(on: &canvas, in: layout.body)
        draw(&canvas, layout.overlayText)
    }

    private func drawHelp(from line: Int, on canvas: inout Canvas) {
        drawOverlay("browse.key.help".localized().capitalizedFirst, on: &canvas) { canvas, rect in
            canvas.sub(rect) { canvas in
                for (row, text) in helpLines.dropFirst(line).enumerated() { canvas.draw(text, row: row) }
            }
        }
    }

    /// The lines of the help, in two columns if there is room, which the user scrolls in a low window.
    var helpLines: [SafeText] {
        let width = (help.map(\.width).max() ?? 0) + 4
        if layout.overlayText.width < 2 * width { return help }
        let rows = (help.count + 1) / 2
        return (0..<rows).map { row in
            help[row].padded(to: width) + (row + rows < help.count ? help[row + rows] : .empty)
        }
    }

    /// A line about each key, and about typing and the mouse.
    var help: [SafeText] {
        let width = BrowserKey.all.map { SafeText($0.label).width }.max() ?? 0
        let keys = BrowserKey.all.map { key in
            SafeText(key.label, style: .bold).padded(to: width + 2) + SafeText("browse.key.\(key.meaning)".localized())
        }
        return keys + [.empty]
            + "browse.help".localized().split(separator: "\n").map { SafeText(String($0), style: .dim) }
    }

    var tabBar: TabBar {
        let tabs = collections.enumerated().map { index, collection in
            let count = catalog.items(of: collection.kind).map { " \($0.value.count)" } ?? ""
            return SafeText("\(index + 1) \(collection.title)\(count)")
        }
        return TabBar(tabs, selected: tab)
    }

    private func drawStatus(on canvas: inout Canvas) {
        if let leavingText { return layout.drawStatus([leavingText], on: &canvas) }
        let origin = collection?.source == nil ? nil : catalog.items(of: level.kind)?.origin.sourceText
        let news =
            !notice.isEmpty
            ? notice
            : isSaving
                ? "browse.saving".localized()
                : askedKinds.contains(level.kind) ? "browse.asking".localized() : origin ?? ""
        layout.drawStatus([cachePolicy.rawValue, news], on: &canvas)
    }
}

/// The last line.
extension Browser {
    /// The keys of the last line that do something at this place.
    var lineKeys: [BrowserKey] {
        overlay != nil || level.isFiltering || leaving != nil
            ? [] : BrowserKey.all.filter { $0.isShown?(self) ?? false }
    }

    var keyLine: KeyLine {
        if let leaving { return Self.line(leaving.asks ? [("q", "discard"), ("Esc", "stay")] : []) }
        switch overlay {
        case .form(let form):
            let save = form.isSaving ? [] : [("↵", form.hasConflict ? "overwrite" : "save"), ("Tab", "next")]
            return Self.line(save + [("Esc", "leave")])
        case .sortMenu: return Self.line([("↵", "choose"), ("Esc", "leave")])
        case .help: return Self.line([("↓", "down"), ("Esc", "back")])
        case .picture: return Self.line([("Esc", "back")])
        case nil: break
        }
        if level.isFiltering { return Self.line([("↵", "choose"), ("Esc", "clear")]) }
        return Self.line(lineKeys.map { ($0.label, $0.meaning) })
    }

    /// - Parameter keys: The keys with the last part of the catalog's key for their meaning.
    static func line(_ keys: [(String, String)]) -> KeyLine {
        KeyLine(keys.map { (SafeText(" " + $0.0), SafeText("browse.key.\($0.1)".localized())) })
    }
}
