import ChallengeCollections
import ChallengeCore
import ChallengeScreen
import ChallengeTerminal

/// The card of an item as lines of text, some of which are links.
struct RecordCardLines {
    private struct Line {
        let title: SafeText
        let value: SafeText
        let link: ItemLink?
    }

    private let title: SafeText
    private let lines: [Line]

    /// The links in the order of the lines, without links to nothing.
    var links: [ItemLink] { lines.compactMap(\.link) }

    init(_ card: RecordCard, _ catalog: Catalog, _ collections: [BrowsedCollection]) {
        title = card.title
        lines = card.lines.map { line in
            guard let link = line.link, !link.keys.isEmpty,
                let collection = collections.first(where: { $0.kind == link.kind })
            else { return Line(title: line.title, value: line.value, link: nil) }
            let value = line.isList ? Self.text(of: link.keys, collection, catalog) : line.value
            return Line(title: line.title, value: value, link: link)
        }
    }

    /// Returns the text for a list of items: their number, and the names of the first and the last one.
    private static func text(of keys: [ItemKey], _ collection: BrowsedCollection, _ catalog: Catalog) -> SafeText {
        let ends = keys.count == 1 ? keys : [keys[0], keys[keys.count - 1]]
        let names = ends.compactMap { catalog.item(collection.kind, $0)?.name }.joined(separator: " … ")
        return SafeText("\(keys.count) \(collection.name.noun(keys.count))" + (names.isEmpty ? "" : ": \(names)"))
    }

    /// Returns the lines with the positions of the links that they belong to.
    ///
    /// - Parameter selected: The position of the link that is marked.
    func rows(width: Int, selected: Int?) -> [(text: SafeText, link: Int?)] {
        let indentation = (lines.map(\.title.width).max() ?? 0) + 4
        let heading = title.width == 0 ? [] : title.styled(.bold).wrapped(to: width) + [.empty]
        var rows: [(text: SafeText, link: Int?)] = heading.map { ($0, nil) }
        var position = 0
        for line in lines {
            let link = line.link == nil ? nil : position
            if line.link != nil { position += 1 }
            let mark: SafeText = link == nil ? "  " : "› "
            let label = mark + line.title.styled(.dim).padded(to: indentation - 2)
            let value = link != nil && link == selected ? line.value.styled(.reversed) : line.value
            for (row, text) in value.wrapped(to: max(10, width - indentation)).enumerated() {
                rows.append(((row == 0 ? label : .spaces(indentation)) + text, link))
            }
        }
        return rows
    }
}
