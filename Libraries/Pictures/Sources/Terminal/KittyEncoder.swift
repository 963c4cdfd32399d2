internal import ChallengePlatform
internal import ChallengeTerminal

/// A picture as sequences of the kitty protocol, which places it at the cursor and deletes it by its number.
///
/// Only some terminals with this protocol know placeholders in the text, so none are used.
struct KittyEncoder {
    private static let longestChunk = 4096

    let columns: Int
    let rows: Int
    /// The number under which the terminal keeps the picture, of at most 24 bits.
    let number: UInt32

    /// Returns a picture that the terminal paints over blank cells.
    ///
    /// With a picture under the text (`z=-1`), kitty 0.26 leaves the former text in cells that became blank.
    func picture(_ file: [UInt8]) -> DrawnPicture {
        DrawnPicture(
            columns: columns, rows: rows, painting: painting(file),
            removal: "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\")
    }

    /// Returns the PNG file in chunks, of which the first one has the keys.
    private func painting(_ file: [UInt8]) -> String {
        let text = Data(file).base64EncodedString()
        let keys = "a=T,q=2,C=1,i=\(number),c=\(columns),r=\(rows),f=100,"
        var rest = Substring(text)
        var chunks: [String] = []
        repeat {
            let chunk = rest.prefix(Self.longestChunk)
            rest = rest.dropFirst(Self.longestChunk)
            chunks.append("\u{1B}_G\(chunks.isEmpty ? keys : "")m=\(rest.isEmpty ? 0 : 1);\(chunk)\u{1B}\\")
        } while !rest.isEmpty
        return chunks.joined()
    }
}
