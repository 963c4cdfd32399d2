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

    func drawEmptyText(on canvas: inout Canvas, in rect: Rect, _ catalog: Catalog) {
        guard items.isEmpty else { return }
        let key =
            catalog.items(of: kind) == nil
            ? "browse.loading" : filter?.text.isEmpty ?? true ? "browse.empty" : "browse.noMatch"
        canvas.sub(rect) { $0.draw(SafeText(key.localized(), style: .dim), row: 0, column: 1) }
    }

    func drawFilter(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { $0.draw("/", row: 0, column: 0) }
        filter?.draw(on: &canvas, in: rect.splitLeft(1).rest)
    }

    func filterCursor(in rect: Rect) -> Position? { filter?.cursor(in: rect.splitLeft(1).rest) }
}
