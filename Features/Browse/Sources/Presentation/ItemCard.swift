import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The card of an item: what this machine knows about it, in lines, some of which open lists.
struct ItemCard {
    struct Line {
        var text: SafeText
        var target: Target?
    }

    /// The list that a line opens.
    struct Target: Equatable {
        let kind: String
        let keys: [ItemKey]
        /// The name of the field that refers to the list.
        let title: String
        /// The item of the line, if the list has others.
        var selected: ItemKey?
    }

    let lines: [Line]
    /// The list that Enter opens in the list of items: the first one of several items.
    let mainTarget: Target?

    /// The lists that the lines open.
    var targets: [Target] { lines.compactMap(\.target) }

    /// The number of the link of each line.
    var links: [Int?] {
        var next = 0
        return lines.map { line in
            guard line.target != nil else { return nil }
            next += 1
            return next - 1
        }
    }

    /// Returns the room for a picture beside the first lines of a card; `nil` if the card is too small.
    static func pictureRoom(in size: Size) -> Size? {
        let columns = size.columns < 44 ? 10 : size.columns < 52 ? 16 : 20
        return size.columns >= 28 && size.rows >= 14 ? Size(columns: columns, rows: columns / 2) : nil
    }

    /// Creates the card of the item, or of the item to which an entry of another list refers.
    ///
    /// - Parameters:
    ///   - kind: The kind of the item's list.
    ///   - picture: The size of the picture left of the first lines.
    init(_ item: BrowsableItem, ofKind kind: String, _ catalog: Catalog, size: Size, picture: Size? = nil) {
        let linked = item.link.keys.first.flatMap { catalog.item(item.link.kind, $0) }
        let subject = CardSubject(
            record: (linked ?? item).record, key: (linked ?? item).key, title: (linked ?? item).title,
            fields: catalog.fields(of: linked == nil ? kind : item.link.kind), catalog: catalog, width: size.columns)
        let mark = catalog.mark(of: item.link).map { mark in
            CardSubject(
                record: mark.record, key: mark.key, title: mark.title,
                fields: catalog.fields(of: catalog.marked?.list.kind ?? "").filter { field in
                    !subject.fields.contains { $0.name == field.name || $0.name.hasPrefix(field.name + ".") }
                }, catalog: catalog, width: size.columns)
        }
        let head = subject.head(and: linked == nil ? [] : mark?.allTitled ?? [], beside: picture)
        let sections = subject.sections
        let fixed = head.count + sections.reduce(0) { $0 + $1.fixedCount }
        let room = sections.isEmpty ? 0 : max(3, (size.rows - fixed) / sections.count)
        lines = head + sections.flatMap { $0.lines(rows: room) }
        mainTarget = sections.first?.target
    }

    /// Returns the rows of the card.
    ///
    /// - Parameter selected: The number of the link that is marked.
    func rows(width: Int, selected: Int?) -> [SafeText] {
        zip(lines, links).map { line, link in
            let text = line.text.truncated(to: width)
            return link != nil && link == selected ? SafeText(text.padded(to: width).plain, style: .reversed) : text
        }
    }
}
