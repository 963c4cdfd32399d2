internal import ChallengeTerminal

/// Pixels as quarter blocks, four in each cell, which has two colors.
struct BlockEncoder {
    private typealias Color = SIMD3<Int>

    /// The signs by the quarters that have the color of the text: 1 is above left, 2 above right, 4 and 8 are below.
    private static let signs = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").map(String.init)
    /// The ways to share the quarters between two colors, of which the first one wins if several are as good.
    private static let shares = [0b0011, 0b0101, 0b0110, 0b0001, 0b0010, 0b0100, 0b1000]
    /// The values of red, green and blue in the cube of a palette with 256 colors.
    private static let cube = [0, 95, 135, 175, 215, 255]

    /// Twice as many pixels as columns, and twice as many as rows.
    let pixels: Pixels
    let hasTrueColor: Bool

    var picture: DrawnPicture {
        DrawnPicture(columns: pixels.width / 2, rows: (0..<pixels.height / 2).map(row))
    }

    private func row(_ row: Int) -> SafeText {
        var runs: [(text: String, style: TextStyle)] = []
        for column in 0..<pixels.width / 2 {
            let (sign, style) = cell(column, row)
            if runs.last?.style == style {
                runs[runs.count - 1].text += sign
            } else {
                runs.append((sign, style))
            }
        }
        return runs.map { SafeText($0.text, style: $0.style) }.joined()
    }

    private func cell(_ column: Int, _ row: Int) -> (String, TextStyle) {
        let quarters = (0..<4).map { color(2 * column + $0 % 2, 2 * row + $0 / 2) }
        let opaque = quarters.indices.reduce(0) { quarters[$1] == nil ? $0 : $0 | 1 << $1 }
        if opaque == 0 { return (Self.signs[0], .plain) }
        let colors = quarters.map { $0 ?? .zero }
        if opaque != 0b1111 { return (Self.signs[opaque], TextStyle(color: style(Self.mean(colors, opaque)))) }
        let share = Self.shares.min { Self.error(colors, $0) < Self.error(colors, $1) } ?? opaque
        let (text, background) = (Self.mean(colors, share), Self.mean(colors, ~share))
        return (Self.signs[share], TextStyle(color: style(text), background: style(background)))
    }

    /// Returns the mean of the colors whose bits are set.
    private static func mean(_ colors: [Color], _ share: Int) -> Color {
        let chosen = colors.indices.filter { share & 1 << $0 != 0 }
        return chosen.reduce(Color.zero) { $0 &+ colors[$1] } / Color(repeating: max(1, chosen.count))
    }

    /// Returns the sum of the squared distances of the colors from the two means.
    private static func error(_ colors: [Color], _ share: Int) -> Int {
        let means = [mean(colors, ~share), mean(colors, share)]
        return colors.indices.reduce(0) { sum, index in
            let difference = colors[index] &- means[share >> index & 1]
            return sum + (difference &* difference).wrappedSum()
        }
    }

    /// Returns the color of a pixel; `nil` for a transparent one.
    private func color(_ column: Int, _ row: Int) -> Color? {
        let index = 4 * (row * pixels.width + column)
        if pixels.bytes[index + 3] < 128 { return nil }
        return Color(Int(pixels.bytes[index]), Int(pixels.bytes[index + 1]), Int(pixels.bytes[index + 2]))
    }

    private func style(_ color: Color) -> TextStyle.Color {
        hasTrueColor
            ? .rgb(UInt8(color.x), UInt8(color.y), UInt8(color.z)) : .indexed(Self.number([color.x, color.y, color.z]))
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
