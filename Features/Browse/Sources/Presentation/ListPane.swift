import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// A list as a table in a frame, with a header above the rows.
struct ListPane {
    let level: ListLevel
    let catalog: Catalog
    /// Returns the sign in front of an item's name; `nil` for a list without signs.
    let sign: ((BrowsableItem) -> SafeText)?
    private let slots: [ItemTable.Slot]
    private let signWidth: Int
    private let emphasis: Emphasis?

    init(
        _ level: ListLevel, _ catalog: Catalog, width: Int, sign: ((BrowsableItem) -> SafeText)?
    ) {
        self.level = level
        self.catalog = catalog
        self.sign = sign
        signWidth = sign == nil ? 0 : 2
        slots = catalog.table(of: level.kind)?.slots(in: width - signWidth) ?? []
        emphasis = level.searchedText.flatMap { Emphasis($0) }
    }

    /// Draws the header and the rows, or the reason why there are none.
    func draw(on canvas: inout Canvas, header: Rect, rows: Rect) {
        if level.items.isEmpty {
            for (row, line) in emptyLines.flatMap({ $0.wrapped(to: max(1, rows.width)) }).enumerated() {
                canvas.sub(rows) { $0.draw(line, row: row) }
            }
            return
        }
        canvas.sub(header) { $0.draw(headerText.styled(.dim), row: 0) }
        view.draw(on: &canvas, in: rows)
    }

    var view: ListView {
        ListView(
            count: level.items.count, selected: level.selected, scroll: level.scroll, hasKeys: !level.isCardFocused
        ) { row(level.items[$0]) }
    }

    private func row(_ item: BrowsableItem) -> SafeText {
        slots.text { slot in
            let cell = slot.column.cell(of: item, width: slot.width, emphasis)
            return slot.column.isName ? (sign?(item) ?? .empty) + cell : cell
        }
    }

    private var headerText: SafeText {
        slots.text { slot in
            let title = slot.column.header(width: slot.width, level.shownOrder(catalog))
            return slot.column.isName ? .spaces(signWidth) + title : title
        }
    }

    /// Returns the field whose title is at a column of the header.
    func fieldName(at column: Int) -> String? {
        var end = 0
        for slot in slots {
            end += slot.width + ItemTable.gap + (slot.column.isName ? signWidth : 0)
            if column < end { return slot.column.field.name }
        }
        return nil
    }

    private var emptyLines: [SafeText] {
        if let failure = catalog.failures[level.kind], catalog.items(of: level.kind) == nil {
            return [SafeText(failure)]
        }
        if catalog.items(of: level.kind) == nil { return [SafeText("browse.loading".localized(), style: .dim)] }
        let isFiltered = level.filter.map { !$0.text.isEmpty } ?? false
        if level.isSearching { return [] }
        if let name = level.nearestName {
            return [
                SafeText("browse.noMatch".localized(), style: .dim),
                SafeText("\(name)?") + SafeText(" ↵", style: .bold),
            ]
        }
        let isOfMarks = catalog.collection(of: level.kind)?.marks != nil
        let empty = isOfMarks ? "browse.emptyMarks %@".localized(catalog.markableKinds) : "browse.empty".localized()
        return [SafeText(isFiltered ? "browse.noMatch".localized() : empty, style: .dim)]
    }
}

/// The words of a filter, which a list shows in bold.
struct Emphasis {
    private let words: SearchedWords

    init?(_ text: String) {
        guard let words = SearchedWords(text) else { return nil }
        self.words = words
    }

    /// Returns the text with the words; the style of its beginning is that of the rest.
    func text(_ text: SafeText, isName: Bool) -> SafeText {
        let matched = words.emphasized(in: text.plain, isName: isName)
        return matched.words.isEmpty ? text : SafeText(matched).styled(text.runs.last?.style ?? .plain)
    }
}
