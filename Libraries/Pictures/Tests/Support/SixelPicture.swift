@testable import ChallengePictures

/// The pixels of a Sixel sequence, as a terminal reads it.
struct SixelPicture {
    private(set) var pixels: [[UInt8]]
    private(set) var colors: [Int: [UInt8]] = [:]
    let width: Int
    let height: Int

    /// Reads a sequence; `nil` if it has another form than that of the encoder.
    init?(_ sequence: String) {
        guard let match = sequence.wholeMatch(of: /\x1BP0;1q"1;1;(\d+);(\d+)(.*)\x1B\\/), let width = Int(match.1),
            let height = Int(match.2)
        else { return nil }
        self.width = width
        self.height = height
        pixels = Array(repeating: [0, 0, 0, 0], count: width * height)
        var (column, band, color, count) = (0, 0, 0, 1)
        var rest = match.3[...]
        while let sign = rest.first {
            if let numbers = rest.prefixMatch(of: /#(\d+)(;2;(\d+);(\d+);(\d+))?/) {
                color = Int(numbers.1) ?? 0
                let parts = [numbers.3, numbers.4, numbers.5].compactMap { $0.flatMap { Int($0) } }
                if parts.count == 3 { colors[color] = parts.map { UInt8($0 * 255 / 100) } + [255] }
                rest = rest[numbers.range.upperBound...]
                continue
            }
            if let number = rest.prefixMatch(of: /!(\d+)/) {
                count = Int(number.1) ?? 1
                rest = rest[number.range.upperBound...]
                continue
            }
            rest = rest.dropFirst()
            switch sign {
            case "$": column = 0
            case "-": (column, band) = (0, band + 6)
            default:
                guard let bits = sign.asciiValue.map({ $0 - 63 }), bits < 64, let shown = colors[color],
                    column + count <= width
                else { return nil }
                for _ in 0..<count {
                    for row in 0..<6 where bits >> row & 1 == 1 {
                        guard band + row < height else { return nil }
                        pixels[(band + row) * width + column] = shown
                    }
                    column += 1
                }
                count = 1
            }
        }
    }
}
