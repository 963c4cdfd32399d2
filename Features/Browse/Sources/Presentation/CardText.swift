import ChallengeTerminal

/// Lines of a card, with the parts of them that open lists.
struct CardText {
    struct Link: Equatable {
        let target: ItemCard.Target
        fileprivate(set) var row: Int
        fileprivate(set) var columns: Range<Int>
    }

    private(set) var lines: [SafeText] = []
    /// The links in the order in which the user moves through them.
    private(set) var links: [Link] = []

    /// Adds a line, which can open a list.
    mutating func add(_ line: SafeText, _ target: ItemCard.Target? = nil) {
        target.map { links.append(Link(target: $0, row: lines.count, columns: 0..<Int.max)) }
        lines.append(line)
    }

    /// Adds lines below, after an empty line between two texts.
    mutating func append(_ other: CardText) {
        if other.lines.isEmpty { return }
        if !lines.isEmpty { add(.empty) }
        links += other.links.map { $0.moved(rows: lines.count, columns: 0) }
        lines += other.lines
    }

    /// Returns the indented lines, with empty ones up to the height.
    func indented(by columns: Int, height: Int) -> CardText {
        var text = CardText()
        text.links = links.map { $0.moved(rows: 0, columns: columns) }
        text.lines = lines.map { .spaces(columns) + $0 }
        while text.lines.count < height { text.add(.empty) }
        return text
    }

    /// Adds lines below without an empty line, in columns that are read from top to bottom.
    ///
    /// - Parameter width: The width of a column without the gap.
    mutating func append(_ other: CardText, columns: Int, width: Int, gap: Int) {
        let height = (other.lines.count + columns - 1) / max(1, columns)
        links += other.links.map { link in
            let start = link.row / height * (width + gap)
            var link = link.moved(rows: lines.count - link.row / height * height, columns: start)
            if columns > 1 { link.columns = start..<start + width }
            return link
        }
        for row in 0..<height {
            let cells = stride(from: row, to: other.lines.count, by: height).map { other.lines[$0] }
            let padded = cells.dropLast().map { $0.truncated(to: width).padded(to: width) }
            lines.append((padded + cells.suffix(1)).joined(separator: .spaces(gap)))
        }
    }

    /// Returns the lines, of which the part of a link has reversed colors.
    func rows(width: Int, selected: Int?) -> [SafeText] {
        var rows = lines.map { $0.truncated(to: width) }
        guard let selected, links.indices.contains(selected) else { return rows }
        let link = links[selected]
        let (head, rest) = rows[link.row].padded(to: width).split(after: min(link.columns.lowerBound, width))
        let (marked, tail) = rest.split(after: link.columns.clamped(to: 0..<width).count)
        rows[link.row] = head + SafeText(marked.plain, style: .reversed) + tail
        return rows
    }

    /// Returns the number of the link at a place.
    func link(row: Int, column: Int) -> Int? { links.firstIndex { $0.row == row && $0.columns.contains(column) } }
}

extension CardText.Link {
    fileprivate func moved(rows: Int, columns count: Int) -> Self {
        var link = self
        link.row += rows
        link.columns = columns.lowerBound + count..<(columns.upperBound == .max ? .max : columns.upperBound + count)
        return link
    }
}
