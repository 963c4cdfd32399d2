import ChallengeCollections
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

extension ListLevel {
    /// Returns the list with the identifiers, names and distinctions of its items.
    ///
    /// - Parameter mark: Returns the text in front of an item.
    func listView(width: Int, mark: @escaping (BrowsableItem) -> SafeText) -> ListView {
        ListView(count: items.count, selected: selected, scroll: scroll) { index in
            let item = items[index]
            let name = mark(item) + SafeText("\(item.key)").padded(to: keyWidth, .trailing) + "  " + SafeText(item.name)
            let room = width - name.width - 3
            // The details would be a fragment in a narrow list.
            if room < 8 { return name }
            let details = SafeText(item.distinctions().joined(separator: " · "), style: .dim)
            return name + "  " + details.truncated(to: room)
        }
    }

    /// Draws the list and the card of the selected item.
    func draw(
        _ list: ListView, _ card: RecordCardLines?, in layout: BrowserLayout, _ catalog: Catalog,
        on canvas: inout Canvas
    ) {
        list.draw(on: &canvas, in: layout.list)
        if items.isEmpty { canvas.sub(layout.list) { $0.draw(emptyText(catalog), row: 0, column: 1) } }
        canvas.sub(layout.card) { canvas in
            let rows = card?.rows(width: canvas.size.columns, selected: link) ?? []
            for (row, line) in rows.dropFirst(cardScroll.offset).prefix(canvas.size.rows).enumerated() {
                canvas.draw(line.text, row: row)
            }
        }
    }

    private func emptyText(_ catalog: Catalog) -> SafeText {
        let isFiltered = filter.map { !$0.text.isEmpty } ?? false
        let key = catalog.items(of: kind) == nil ? "browse.loading" : isFiltered ? "browse.noMatch" : "browse.empty"
        return SafeText(key.localized(), style: .dim)
    }

    /// The number of the selected item and of all; empty without items.
    var countText: String { items.isEmpty ? "" : "\(selected + 1)/\(items.count)" }

    func drawFilter(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { $0.draw("/", row: 0, column: 0) }
        filter?.draw(on: &canvas, in: rect.splitLeft(1).rest)
    }

    func filterCursor(in rect: Rect) -> Position? { filter?.cursor(in: rect.splitLeft(1).rest) }
}
