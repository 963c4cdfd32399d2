/// Pixels as a Sixel sequence: bands of six rows, one color after another.
struct SixelEncoder {
    /// One number of the 256 is left to transparent pixels.
    private static let mostColors = 255

    private let pixels: Pixels
    private let palette: Palette

    init(_ pixels: Pixels) {
        self.pixels = pixels
        palette = Palette(pixels, count: Self.mostColors)
    }

    /// The sequence, in which transparent pixels keep what the terminal shows there.
    var sequence: String {
        let colors = palette.colors.enumerated().map { number, color in
            "#\(number);2;" + (0..<3).map { "\((color[$0] * 100 + 127) / 255)" }.joined(separator: ";")
        }
        let bands = stride(from: 0, to: pixels.height, by: 6).map { band(from: $0) }
        let size = "\"1;1;\(pixels.width);\(pixels.height)"
        return "\u{1B}P0;1q" + size + colors.joined() + bands.joined(separator: "-") + "\u{1B}\\"
    }

    /// Returns six rows: for each of their colors, the bits of the rows in each column.
    private func band(from first: Int) -> String {
        var lines: [Int: [UInt8]] = [:]
        for row in first..<min(first + 6, pixels.height) {
            for column in 0..<pixels.width {
                guard let number = number(column, row) else { continue }
                lines[number, default: Array(repeating: 0, count: pixels.width)][column] |= 1 << (row - first)
            }
        }
        return lines.sorted { $0.key < $1.key }.map { "#\($0)" + Self.runs($1) }.joined(separator: "$")
    }

    private func number(_ column: Int, _ row: Int) -> Int? {
        let index = 4 * (row * pixels.width + column)
        let bytes = pixels.bytes
        if bytes[index + 3] < 128 { return nil }
        return palette.number(of: SIMD3(Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2])))
    }

    /// Returns the signs of a line, with a number before repeated ones; empty columns at its end are left out.
    private static func runs(_ line: [UInt8]) -> String {
        var text = ""
        var rest = line[...(line.lastIndex { $0 != 0 } ?? 0)]
        while let bits = rest.first {
            let count = rest.prefix { $0 == bits }.count
            let sign = String(UnicodeScalar(63 + bits))
            text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
            rest = rest.dropFirst(count)
        }
        return text
    }
}
