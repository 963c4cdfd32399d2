import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A list and the card of its selected item, as the browser and the picker draw them.
struct ItemPanes {
    let level: ListLevel
    let catalog: Catalog
    let layout: BrowserLayout
    /// The picture beside the card's text, and its room, which it has also before it is here.
    var picture: DrawnPicture?
    var pictureSize: Size?
    /// The gallery in place of the list, and the pictures in it.
    var gallery: GalleryPane?
    var galleryPicture: (BrowsableItem) -> DrawnPicture? = { _ in nil }
    /// Returns the sign in front of an item's name; `nil` for a list without signs.
    let sign: ((BrowsableItem) -> SafeText)?

    var card: ItemCard? { card(isExpanded: level.isCardExpanded) }

    private func card(isExpanded: Bool) -> ItemCard? {
        level.item.map { item in
            ItemCard(
                item, ofKind: level.kind, catalog, size: layout.cardText.size, picture: pictureSize,
                isExpanded: isExpanded)
        }
    }

    var list: ListPane { ListPane(level, catalog, width: layout.rows.width, sign: sign) }

    func draw(on canvas: inout Canvas) {
        drawList(on: &canvas)
        drawCard(on: &canvas)
    }

    private func drawList(on canvas: inout Canvas) {
        if layout.list.height == 0 { return }
        // A kept filter is a part of the title.
        let kept = level.filter?.shownText ?? .empty
        let filter = level.isFiltering ? .spaces(filterRect.width) : kept
        if layout.isFramed {
            FrameView(title: title + filter, end: SafeText(place), isFocused: !level.isCardFocused)
                .draw(on: &canvas, in: layout.list)
        } else {
            let start = layout.list.width - place.count
            canvas.sub(layout.list) { canvas in
                canvas.draw(title.styled(.bold), row: 0, column: 3)
                canvas.draw(SafeText(place, style: .dim), row: 0, column: start)
            }
        }
        if level.isFiltering { level.filter?.draw(on: &canvas, in: filterRect) }
        guard let gallery else { return list.draw(on: &canvas, header: layout.header, rows: layout.rows) }
        let emphasis = level.searchedText.flatMap { Emphasis($0) }
        gallery.draw(on: &canvas, emphasis: emphasis, sign: sign, picture: galleryPicture)
    }

    private func drawCard(on canvas: inout Canvas) {
        if layout.card.height == 0 { return }
        FrameView(title: SafeText(level.item?.title ?? "", style: .bold), isFocused: level.isCardFocused)
            .draw(on: &canvas, in: layout.card)
        canvas.sub(layout.cardText) { canvas in
            let rows = card?.text.rows(width: canvas.size.columns, selected: level.link) ?? []
            for (row, text) in rows.dropFirst(level.cardScroll.offset).prefix(canvas.size.rows).enumerated() {
                canvas.draw(text, row: row)
            }
            picture.map { canvas.draw($0, row: -level.cardScroll.offset, column: 0) }
        }
    }

    /// Scrolls the card, which then has all rows.
    func scrollCard(of level: inout ListLevel, by rows: Int) {
        guard let card else { return }
        var lines = card.text.lines.count
        if card.omitsRows, rows > 0, let all = self.card(isExpanded: true) {
            level.expandCard(card.text.links, all.text.links)
            lines = all.text.lines.count
        }
        level.scrollCard(by: rows, count: lines, height: layout.cardText.height)
    }

    /// The position of the cursor while the user types the filter.
    var cursor: Position? { layout.list.height == 0 ? nil : level.filter?.cursor(in: filterRect) }
}

/// The texts of the frame around the list.
extension ItemPanes {
    /// The columns for a filter that the user types, and those with which the name is worth its room beside it.
    private static let leastFilter = 10
    private static let leastName = 8

    /// The name of the list with its order, or the sign before a filter.
    private var title: SafeText {
        let name = level.title.isEmpty ? catalog.collection(of: level.kind)?.title ?? "" : level.title
        if level.isFiltering {
            let room = layout.list.width - place.count - Self.leastFilter - 10
            return room < Self.leastName ? "/" : SafeText(name).truncated(to: room) + " /"
        }
        if level.filter != nil { return SafeText("\(name) /") }
        guard let order = level.shownOrder(catalog),
            let field = catalog.sortFields(of: level.kind).first(where: { $0.name == order.fieldName })
        else { return SafeText(name) }
        return SafeText("browse.sorted %@ %@".localized(name, "\(field.title) \(order.arrow)"))
    }

    /// The place of the selected item in the list, and the number of all items beside that of the matches.
    private var place: String {
        let (count, all) = (level.items.count, level.count(catalog))
        if level.isFiltering { return "browse.place %@ %@".localized("\(count)", "\(all)") }
        if level.items.isEmpty { return "" }
        let place = "browse.place %@ %@".localized("\(level.selected + 1)", "\(count)")
        return level.filter == nil ? place : "\(place) (\(all))"
    }

    /// The part of the frame's title in which the user types.
    private var filterRect: Rect {
        let start = title.width + 3
        let room = layout.list.width - start - SafeText(place).width - 7
        let width = max(1, min(room, (level.filter?.shownText.width ?? 0) + 1))
        return Rect(column: layout.list.column + start, row: layout.list.row, width: width, height: 1)
    }
}
