internal import ChallengeTerminal

/// Pixels as half blocks, two in each cell.
struct BlockEncoder {
    private static let upper = "▀"
    private static let lower = "▄"
    /// The values of red, green and blue in the cube of a palette with 256 colors.
    private static let cube = [0, 95, 135, 175, 215, 255]

    /// As many pixels as columns, and twice as many as rows.
    let pixels: Pixels
    let hasTrueColor: Bool

    var picture: DrawnPicture {
        DrawnPicture(columns: pixels.width, rows: (0..<pixels.height / 2).map(row))
    }

    private func row(_ row: Int) -> SafeText {
        var runs: [(text: String, style: TextStyle)] = []
        for column in 0..<pixels.width {
            let (sign, style) = cell(color(column, 2 * row), color(column, 2 * row + 1))
            if runs.last?.style == style {
                runs[runs.count - 1].text += sign
            } else {
                runs.append((sign, style))
            }
        }
        return runs.map { SafeText($0.text, style: $0.style) }.joined()
    }

    private func cell(_ above: TextStyle.Color?, _ below: TextStyle.Color?) -> (String, TextStyle) {
        switch (above, below) {
        case (nil, nil): (" ", .plain)
        case (nil, let below): (Self.lower, TextStyle(color: below))
        case (let above, let below): (Self.upper, TextStyle(color: above, background: below))
        }
    }

    /// Returns the color of a pixel; `nil` for a transparent one.
    private func color(_ column: Int, _ row: Int) -> TextStyle.Color? {
        let index = 4 * (row * pixels.width + column)
        let (red, green, blue) = (pixels.bytes[index], pixels.bytes[index + 1], pixels.bytes[index + 2])
        if pixels.bytes[index + 3] < 128 { return nil }
        return hasTrueColor ? .rgb(red, green, blue) : .indexed(Self.number([Int(red), Int(green), Int(blue)]))
    }

    /// Returns the nearest color of the cube or of the greys.
    private static func number(_ color: [Int]) -> UInt8 {
        let sides = color.map { value in cube.indices.min { abs(cube[$0] - value) < abs(cube[$1] - value) } ?? 0 }
        let grey = min(23, max(0, (color.reduce(0, +) / 3 - 3) / 10))
        let distance = { (other: [Int]) in zip(color, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let isGrey = distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(sides.map { cube[$0] })
        return UInt8(isGrey ? 232 + grey : 16 + 36 * sides[0] + 6 * sides[1] + sides[2])
    }
}
