import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// The card of an item: what this machine knows about it, in lines, some of which open lists.
struct ItemCard {
    /// The list that a line opens.
    struct Target: Equatable {
        let kind: String
        let keys: [ItemKey]
        /// The name of the field that refers to the list.
        let title: String
        /// The item of the line, if the list has others.
        var selected: ItemKey?
    }

    /// The fewest rows of a picture.
    private static let lowestPicture = 4
    /// The columns between a picture and the text beside it.
    private static let gap = 2
    private static let fewestRows = 3
    /// The columns for more than the first line beside a picture.
    fileprivate static let narrowestBeside = 26

    let text: CardText
    /// The list that Enter opens in the list of items: the first one of several items.
    let mainTarget: Target?
    /// `true` if some rows are only counted.
    let omitsRows: Bool

    /// Returns the room for a picture beside the first lines: at most a third of the height of a card, and two fifths of
    /// its width; `nil` if the card is too small.
    static func pictureRoom(in size: Size) -> Size? {
        let rows = min(size.rows / 3, size.columns / 5)
        return rows < lowestPicture ? nil : Size(columns: 2 * rows, rows: rows)
    }

    /// Creates the card of the item, or of the item to which an entry of another list refers.
    ///
    /// - Parameters:
    ///   - kind: The kind of the item's list.
    ///   - picture: The size of the picture left of the first lines.
    ///   - isExpanded: `true` if all rows are shown, also those that the size has no room for.
    init(
        _ item: BrowsableItem, ofKind kind: String, _ catalog: Catalog, size: Size, picture: Size? = nil,
        isExpanded: Bool = false
    ) {
        let linked = item.link.keys.first.flatMap { catalog.item(item.link.kind, $0) }
        let subject = CardSubject(
            linked ?? item, fields: catalog.fields(of: linked == nil ? kind : item.link.kind), catalog)
        let mark = linked == nil ? nil : catalog.mark(of: item.link)
        let texts = mark.map { mark in
            CardSubject(
                mark,
                fields: catalog.fields(of: catalog.marked?.list.kind ?? "").filter { field in
                    !ItemKinds.summaryFields.contains(field.name)
                        && !subject.fields.contains { $0.name == field.name || $0.name.hasPrefix(field.name + ".") }
                }, catalog)
        }
        let sections = subject.sections
        var parts = [CardPart.text { subject.titled(and: texts?.allTitled ?? [], width: $0) }]
        for section in sections {
            parts += [.text(section.chart), .rows(section)]
            if let companions = section.companions { parts.append(.text(companions.text)) }
        }
        var text = subject.facts(width: size.columns)
        if let picture {
            let beside = size.columns - picture.columns - Self.gap
            text = subject.facts(width: beside)
            // What does not fit beside the picture stands below it.
            parts.removeAll { $0.add(to: &text, width: beside, of: size.columns, height: picture.rows) }
            text = text.indented(by: picture.columns + Self.gap, height: picture.rows)
        }
        let fixed = parts.reduce(text.lines.count) { $0 + $1.fixedHeight(width: size.columns) }
        let room = max(Self.fewestRows, (size.rows - fixed) / max(1, sections.count))
        for part in parts { text.append(part.text(width: size.columns, rows: room, isExpanded: isExpanded)) }
        self.text = text
        mainTarget = sections.first?.target
        omitsRows = !isExpanded && sections.contains { $0.omitsRows(width: size.columns, rows: room) }
    }
}

/// A part of a card, with an empty line above it.
private enum CardPart {
    case text((_ width: Int) -> CardText)
    case rows(CardSection)

    /// Returns the text, with at most so many rows for items.
    func text(width: Int, rows: Int, isExpanded: Bool) -> CardText {
        switch self {
        case .text(let text): text(width)
        case .rows(let section): section.text(width: width, rows: rows, isExpanded: isExpanded)
        }
    }

    /// The number of lines without the rows for items.
    func fixedHeight(width: Int) -> Int {
        guard case .text(let text) = self else { return 2 }
        let count = text(width).lines.count
        return count == 0 ? 0 : count + 1
    }

    /// Adds the part below a text if it fits; returns `false` if it does not, or if it would be one line in the whole
    /// width, but not in this one.
    func add(to text: inout CardText, width: Int, of wholeWidth: Int, height: Int) -> Bool {
        guard width >= ItemCard.narrowestBeside, case .text(let make) = self else { return false }
        let part = make(width)
        let count = part.lines.count
        let isBroken = count > 1 && make(wholeWidth).lines.count == 1
        if count == 0 || isBroken || text.lines.count + 1 + count > height { return false }
        text.append(part)
        return true
    }
}
