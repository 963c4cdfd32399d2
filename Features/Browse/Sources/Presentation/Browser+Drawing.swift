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
            guard let drawn = pictures?.shown?.picture else { return }
            canvas.draw(
                drawn, row: rect.row + (rect.height - drawn.rows.count) / 2,
                column: rect.column + (rect.width - drawn.columns) / 2)
        }
    }

    var panes: ItemPanes {
        var sign: ((BrowsableItem) -> SafeText)?
        if catalog.canHaveMarks(level.kind) || !level.chosen.isEmpty { sign = { self.sign(of: $0) } }
        return ItemPanes(
            level: level, catalog: catalog, layout: layout, picture: pictures?.shown?.picture,
            pictureSize: pictures?.size, gallery: gallery,
            galleryPicture: { [gallery] item in
                gallery.flatMap { wish(for: item, in: $0.room) }.flatMap { pictures?[$0] }
            }, sign: sign)
    }

    /// Returns the sign of a chosen item, or of a marked one in the list of another kind.
    private func sign(of item: BrowsableItem) -> SafeText {
        if level.chosen.contains(item.key) { return SafeText("✓ ", style: .cyan) }
        let isMarked = catalog.canHaveMarks(level.kind) && catalog.mark(of: item.link) != nil
        return isMarked ? SafeText("★ ", style: .yellow) : "  "
    }

    var cursor: Position? {
        if layout.isTooSmall { return nil }
        return form?.cursor(in: layout.overlayText) ?? (level.isFiltering && overlay == nil ? panes.cursor : nil)
    }

    private func drawOverlay(
        _ title: String, end: String = "", on canvas: inout Canvas, _ draw: (inout Canvas, Rect) -> Void
    ) {
        FrameView(title: SafeText(title), end: SafeText(end), isFocused: true).draw(on: &canvas, in: layout.body)
        draw(&canvas, layout.overlayText)
    }

    var helpLines: [SafeText] { BrowserHelp(width: layout.overlayText.width, isASCII: isASCII).lines }

    /// Draws the help, with the number of its last visible line if there are more.
    private func drawHelp(from line: Int, on canvas: inout Canvas) {
        let (lines, height) = (helpLines, layout.overlayText.height)
        let place = "browse.place %@ %@".localized("\(min(line + height, lines.count))", "\(lines.count)")
        drawOverlay(
            "browse.key.help".localized().capitalizedFirst, end: lines.count > height ? place : "", on: &canvas
        ) { canvas, rect in
            canvas.sub(rect) { canvas in
                for (row, text) in lines.dropFirst(line).enumerated() { canvas.draw(text, row: row) }
            }
        }
    }

    var tabBar: TabBar {
        let tabs = collections.enumerated().map { index, collection in
            let count = catalog.items(of: collection.kind).map { " \($0.value.count)" } ?? ""
            return SafeText("\(index + 1) \(collection.title)\(count)")
        }
        return TabBar(tabs, selected: tab)
    }

    private func drawStatus(on canvas: inout Canvas) {
        let texts = leavingText.map { [SafeText($0)] } ?? [SafeText(cachePolicy.rawValue, style: .dim)] + news
        layout.drawStatus(texts, on: &canvas)
    }

    /// The current or the last event, and the origin of the items.
    private var news: [SafeText] {
        let source = collection?.source == nil ? nil : catalog.items(of: level.kind)?.origin.sourceText
        let origin = SafeText(source ?? "", style: .dim)
        if isSaving { return [SafeText("browse.saving".localized(), style: .dim)] }
        if !notice.isEmpty { return [SafeText(notice)] + (overlay == nil ? [origin] : []) }
        return askedKinds.contains(level.kind) ? [SafeText("browse.asking".localized(), style: .dim)] : [origin]
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
        if let leaving { return line(leaving.asks ? [("q", "discard"), ("Esc", "stay")] : []) }
        switch overlay {
        case .form(let form):
            let save = form.isSaving ? [] : [("↵", form.hasConflict ? "overwrite" : "save"), ("Tab", "next")]
            return line(save + [("Esc", "leave")])
        case .sortMenu: return line([("↵", "choose"), ("Esc", "leave")])
        case .help:
            let scrolls = helpLines.count > layout.overlayText.height
            return line((scrolls ? [("↓", "down")] : []) + [("Esc", "back")])
        case .picture: return line([("Esc", "back")])
        case nil: break
        }
        if level.isFiltering { return line([("↵", "keep"), ("Esc", "drop")]) }
        return line(lineKeys.map { ($0.label, $0.meaning) })
    }

    private func line(_ keys: [(String, String)]) -> KeyLine { Self.line(keys, isASCII: isASCII) }

    /// - Parameter keys: The keys with the last part of the catalog's key for their meaning.
    static func line(_ keys: [(String, String)], isASCII: Bool) -> KeyLine {
        KeyLine(
            keys.map { key, meaning in
                (SafeText(" " + key.namingKeys(isASCII: isASCII)), SafeText("browse.key.\(meaning)".localized()))
            })
    }
}
