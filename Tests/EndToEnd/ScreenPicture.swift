import ChallengeScreenMocks
import ChallengeTerminal

/// A picture of a window in SVG.
struct ScreenPicture {
    private static let cell = (width: 8.4, height: 18)
    private static let colors = (
        background: "#16181d", text: "#d7dae0", dim: "#8b919c",
        codes: [31: "#e06c75", 32: "#98c379", 33: "#e5c07b", 36: "#56b6c2"]
    )

    let window: WindowMock

    /// The text of the file.
    var text: String {
        let width = Double(window.cells[0].count) * Self.cell.width + 24
        let height = window.cells.count * Self.cell.height + 24
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(height)" \
            font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
            <rect width="100%" height="100%" rx="8" fill="\(Self.colors.background)"/>

            """ + window.cells.enumerated().flatMap { runs(of: $1, row: $0) }.joined() + "</svg>\n"
    }

    /// Returns the neighbours with one style as one text each.
    private func runs(of cells: [WindowMock.Cell], row: Int) -> [String] {
        var runs: [String] = []
        var start = 0
        while start < cells.count {
            let style = cells[start].style
            let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
            runs.append(run(cells[start..<end].map(\.text).joined(), style, column: start, row: row, end - start))
            start = end
        }
        return runs
    }

    private func run(_ text: String, _ style: TextStyle, column: Int, row: Int, _ columns: Int) -> String {
        let position = (x: 12 + Double(column) * Self.cell.width, y: 12 + row * Self.cell.height)
        let x = "\((position.x * 10).rounded() / 10)"
        let width = "\((Double(columns) * Self.cell.width * 10).rounded() / 10)"
        let own = style.color.flatMap { Self.colors.codes[$0.rawValue] }
        let color = own ?? (style.isDim ? Self.colors.dim : Self.colors.text)
        let bar = """
            <rect x="\(x)" y="\(position.y)" width="\(width)" height="\(Self.cell.height)" fill="\(color)"/>

            """
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let words = """
            <text x="\(x)" y="\(position.y + 13)" textLength="\(width)" xml:space="preserve" \
            fill="\(style.isReversed ? Self.colors.background : color)"\
            \(style.isBold ? " font-weight=\"bold\"" : "")>\(escaped)</text>

            """
        return (style.isReversed ? bar : "") + (text.allSatisfy { $0 == " " } ? "" : words)
    }
}
