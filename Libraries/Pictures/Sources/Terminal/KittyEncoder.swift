internal import ChallengePlatform
internal import ChallengeTerminal

/// A picture as sequences of the kitty protocol.
struct KittyEncoder {
    private static let longestChunk = 4096
    /// The sign for a part of a picture.
    private static let placeholder: Unicode.Scalar = "\u{10EEEE}"
    /// The marks for the numbers of rows and columns, as the protocol lists them.
    static let marks: [Unicode.Scalar] = [
        0x0305, 0x030D, 0x030E, 0x0310, 0x0312, 0x033D, 0x033E, 0x033F, 0x0346, 0x034A, 0x034B, 0x034C, 0x0350, 0x0351,
        0x0352, 0x0357, 0x035B, 0x0363, 0x0364, 0x0365, 0x0366, 0x0367, 0x0368, 0x0369, 0x036A, 0x036B, 0x036C, 0x036D,
        0x036E, 0x036F, 0x0483, 0x0484, 0x0485, 0x0486, 0x0487, 0x0592, 0x0593, 0x0594, 0x0595, 0x0597, 0x0598, 0x0599,
        0x059C, 0x059D, 0x059E, 0x059F, 0x05A0, 0x05A1, 0x05A8, 0x05A9, 0x05AB, 0x05AC, 0x05AF, 0x05C4, 0x0610, 0x0611,
        0x0612, 0x0613, 0x0614, 0x0615, 0x0616, 0x0617, 0x0657, 0x0658,
    ].compactMap { Unicode.Scalar($0 as UInt32) }

    let columns: Int
    let rows: Int
    /// The number under which the terminal keeps the picture, of at most 24 bits.
    let number: UInt32

    /// Returns a picture for which placeholders stand in the text.
    func placed(_ content: Content) -> DrawnPicture {
        DrawnPicture(
            columns: columns, rows: (0..<rows).map(placeholders(ofRow:)), transmission: transmission(content, "U=1"),
            removal: removal)
    }

    /// Returns a picture that the terminal paints under the text.
    func painted(_ content: Content) -> DrawnPicture {
        DrawnPicture(
            columns: columns, rows: rows, painting: transmission(content, "z=-1,C=1"), removal: removal)
    }

    /// The pixels or the file of a picture, with the keys that describe them.
    enum Content {
        case pixels(Pixels)
        case png([UInt8])

        var keys: String {
            switch self {
            case .pixels(let pixels): "f=\(isOpaque ? 24 : 32),s=\(pixels.width),v=\(pixels.height)"
            case .png: "f=100"
            }
        }

        var bytes: [UInt8] {
            switch self {
            case .pixels(let pixels) where isOpaque:
                pixels.bytes.enumerated().compactMap { $0 % 4 == 3 ? nil : $1 }
            case .pixels(let pixels): pixels.bytes
            case .png(let bytes): bytes
            }
        }

        private var isOpaque: Bool {
            guard case .pixels(let pixels) = self else { return true }
            return stride(from: 3, to: pixels.bytes.count, by: 4).allSatisfy { pixels.bytes[$0] == 255 }
        }
    }

    private var removal: String { "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\" }

    /// Returns the content in chunks, of which the first one has the keys.
    private func transmission(_ content: Content, _ placement: String) -> String {
        let text = Data(content.bytes).base64EncodedString()
        let keys = "a=T,q=2,\(placement),i=\(number),c=\(columns),r=\(rows),\(content.keys),"
        var rest = Substring(text)
        var chunks: [String] = []
        repeat {
            let chunk = rest.prefix(Self.longestChunk)
            rest = rest.dropFirst(Self.longestChunk)
            chunks.append("\u{1B}_G\(chunks.isEmpty ? keys : "")m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\")
        } while !rest.isEmpty
        return chunks.joined()
    }

    /// Returns the signs of a row, whose color is the number of the picture.
    private func placeholders(ofRow row: Int) -> SafeText {
        let color = TextStyle.Color.rgb(UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
        var text = String.UnicodeScalarView()
        for column in 0..<columns { text += [Self.placeholder, Self.marks[row], Self.marks[column]] }
        return SafeText(String(text), style: TextStyle(color: color))
    }
}
