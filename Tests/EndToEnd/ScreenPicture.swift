import ChallengeScreen
import ChallengeScreenMocks
import ChallengeTerminal

/// An animated picture of windows in SVG, without a script.
///
/// Each part of a window is drawn once, in the group of all windows that have it. Lines and signs are paths, because fonts
/// leave gaps between rows, or do not have them.
struct ScreenPicture {
    struct Shot {
        let keys: String
        let window: WindowMock
    }

    /// A text, or a part of a path.
    private struct Part: Hashable {
        enum Kind: Int {
            case bar, text, fill, stroke, keys
        }

        let kind: Kind
        let style: String
        let markup: String
    }

    private static let cell = (width: 9, height: 20)
    private static let margin = (left: 14, top: 44, bottom: 12)
    private static let secondsOfShot = 2
    private static let star = "l1.2 3.4 3.6.1-2.9 2.2 1 3.5-2.9-2.1-2.9 2.1 1-3.5-2.9-2.2 3.6-.1z"
    private static let css = """
        text,path{fill:currentColor;stroke:none}.l{fill:none;stroke:currentColor;stroke-linecap:square}\
        .p{color:#d7dae0}.d{color:#8b919c}.r{color:#ff7b85}.g{color:#8fd07f}.y{color:#f0c674}.c{color:#62c6d6}\
        .n{color:#16181d}.b{font-weight:bold}
        """

    let shots: [Shot]

    /// The text of the file.
    var text: String {
        let groups = Dictionary(grouping: parts, by: \.shots).sorted { $0.key < $1.key }
        let rows = shots[0].window.cells
        let width = rows[0].count * Self.cell.width + 2 * Self.margin.left
        let height = rows.count * Self.cell.height + Self.margin.top + Self.margin.bottom
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
            height="\(height)" font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" \
            font-size="15">
            <style>\(Self.css)
            \(animation(of: groups.map(\.key)))</style>
            <rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="10" fill="#16181d" stroke="#3d444d"/>
            <circle cx="22" cy="20" r="6" fill="#ff5f57"/><circle cx="42" cy="20" r="6" fill="#febc2e"/>\
            <circle cx="62" cy="20" r="6" fill="#28c840"/>
            <text class="d" x="\(width / 2)" y="25" text-anchor="middle">challenge browse</text>
            \(groups.map { group($0.key, $0.value.map(\.part).filter { $0.kind == .bar }) }.joined())\
            \(groups.map { group($0.key, $0.value.map(\.part).filter { $0.kind != .bar }) }.joined())</svg>

            """
    }

    /// The parts in the order of their first windows, with a bit for each window that has them.
    private var parts: [(part: Part, shots: Int)] {
        var order: [Part] = []
        var bits: [Part: Int] = [:]
        for (number, shot) in shots.enumerated() {
            for part in parts(of: shot) {
                if bits[part] == nil { order.append(part) }
                bits[part, default: 0] |= 1 << number
            }
        }
        return order.map { ($0, bits[$0] ?? 0) }
    }

    /// The rules that show each group with its windows; without motion, only the first window is visible.
    private func animation(of groups: [Int]) -> String {
        let moving = groups.filter { $0 != (1 << shots.count) - 1 }
        let hidden = moving.filter { $0 & 1 == 0 }.map { ".m\($0)" }.joined(separator: ",")
        let frames = moving.map { group in
            let changes = shots.indices.filter { $0 == 0 || group >> $0 & 1 != group >> ($0 - 1) & 1 }
            let steps = changes.map { "\(Double($0 * 1000 / shots.count) / 10)%{opacity:\(group >> $0 & 1)}" }
            return "@keyframes m\(group){\(steps.joined())}"
        }
        return """
            \(hidden){opacity:0}
            \(frames.joined(separator: "\n"))
            @media(prefers-reduced-motion:no-preference){\
            g{animation:\(shots.count * Self.secondsOfShot)s step-end infinite}
            \(moving.map { ".m\($0){animation-name:m\($0)}" }.joined(separator: "\n"))
            }

            """
    }

    private func group(_ shots: Int, _ parts: [Part]) -> String {
        if parts.isEmpty { return "" }
        let styles = Dictionary(grouping: parts) { "\($0.kind.rawValue)\($0.style)" }.sorted { $0.key < $1.key }
        return "<g class=\"m\(shots)\">\n" + styles.map { Self.markup($0.value) }.joined() + "</g>\n"
    }

    /// Returns parts of one kind and style.
    private static func markup(_ parts: [Part]) -> String {
        let (style, kind, all) = (parts[0].style, parts[0].kind, parts.map(\.markup))
        if [.text, .keys].contains(kind) { return "<g class=\"\(style)\">\n\(all.joined(separator: "\n"))\n</g>\n" }
        return "<path class=\"\(style)\(kind == .stroke ? " l" : "")\" d=\"\(all.joined())\"/>\n"
    }

    private func parts(of shot: Shot) -> [Part] {
        var parts = shot.window.cells.enumerated().flatMap { Self.parts(of: $1, row: $0) }
        let right = shot.window.cells[0].count * Self.cell.width + Self.margin.left
        let keys = shot.keys.contains(where: \.isLetter) ? shot.keys : shot.keys.map(String.init).joined(separator: " ")
        let markup = "<text x=\"\(right)\" y=\"25\" text-anchor=\"end\">\(Self.escaped(keys))</text>"
        parts.append(Part(kind: .keys, style: "y b", markup: markup))
        if let cursor = shot.window.cursor {
            parts.append(Self.bar(Self.corner(cursor.column, cursor.row), width: Self.cell.width, style: "p"))
        }
        return parts
    }

    private static func parts(of cells: [WindowMock.Cell], row: Int) -> [Part] {
        var parts: [Part] = []
        var column = 0
        while column < cells.count {
            let run = run(in: cells[column...])
            parts += run.isEmpty ? [] : [part(run, row: row)]
            column += max(1, run.count)
        }
        // One bar for all neighbors, because a scaled picture would have gaps between several.
        var rest = cells[...]
        while let start = rest.firstIndex(where: \.style.isReversed) {
            let run = rest[start...].prefix { $0.style.isReversed && $0.style.color == cells[start].style.color }
            parts.append(bar(corner(start, row), width: run.count * cell.width, style: color(cells[start].style)))
            rest = rest[run.endIndex...]
        }
        return parts
    }

    /// Returns the first cells if they are one part: a line, a sign, or words of one style; empty for a space.
    private static func run(in cells: ArraySlice<WindowMock.Cell>) -> ArraySlice<WindowMock.Cell> {
        guard let first = cells.first, first.text != " ", !first.text.isEmpty else { return [] }
        if first.text == "─" { return cells.prefix { $0 == first } }
        if path(first.text, (0, 0)) != nil { return cells.prefix(1) }
        let words = cells.prefix { $0.style == first.style && ($0.text == " " || path($0.text, (0, 0)) == nil) }
        let end = words.indices.dropLast().first { words[$0].text == " " && words[$0 + 1].text == " " }
        var run = words[..<(end ?? words.endIndex)]
        while run.last?.text == " " { run.removeLast() }
        return run
    }

    private static func part(_ run: ArraySlice<WindowMock.Cell>, row: Int) -> Part {
        let style = run[run.startIndex].style
        let classes = (style.isReversed ? "n" : color(style)) + (style.isBold ? " b" : "")
        let corner = corner(run.startIndex, row)
        let width = run.count * cell.width
        if let (kind, path) = path(run[run.startIndex].text, corner, width: width) {
            return Part(kind: kind, style: classes, markup: path)
        }
        let length = run.count > 1 ? " textLength=\"\(width)\"" : ""
        let start = "<text x=\"\(corner.x)\" y=\"\(corner.y + 15)\"\(length)>"
        return Part(kind: .text, style: classes, markup: start + escaped(run.map(\.text).joined()) + "</text>")
    }

    private static func bar(_ corner: (x: Int, y: Int), width: Int, style: String) -> Part {
        Part(kind: .bar, style: style, markup: "M\(corner.x) \(corner.y)h\(width)v\(cell.height)h-\(width)z")
    }

    private static func corner(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
        (margin.left + column * cell.width, margin.top + row * cell.height)
    }

    private static func color(_ style: TextStyle) -> String {
        switch style.color {
        case .red: "r"
        case .green: "g"
        case .yellow: "y"
        case .cyan: "c"
        case nil, .indexed, .rgb: style.isDim ? "d" : "p"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// Returns the path of a line or a sign in a cell; `nil` for a text.
    private static func path(_ text: String, _ corner: (x: Int, y: Int), width: Int = 0) -> (Part.Kind, String)? {
        let (x, y) = corner
        switch text {
        case "─": return (.stroke, "M\(x) \(y + 9).5h\(width)")
        case "│": return (.stroke, "M\(x + 4).5 \(y)v20")
        case "╭": return (.stroke, "M\(x + 4).5 \(y + 20)v-6.5q0-4 4.5-4")
        case "╮": return (.stroke, "M\(x) \(y + 9).5q4.5 0 4.5 4v6.5")
        case "╰": return (.stroke, "M\(x + 4).5 \(y)v5.5q0 4 4.5 4")
        case "╯": return (.stroke, "M\(x) \(y + 9).5q4.5 0 4.5-4v-5.5")
        case "✗": return (.stroke, "M\(x + 1).5 \(y + 7)l6 6m0-6l-6 6")
        case "▪": return (.fill, "M\(x + 1) \(y + 7)h7v7h-7z")
        case "●": return (.fill, "M\(x + 1) \(y + 10)a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z")
        case "★": return (.fill, "M\(x + 4).5 \(y + 5)\(star)")
        default: return nil
        }
    }
}
