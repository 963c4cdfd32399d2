@testable import ChallengeScreen

extension CellBuffer {
    /// The text of each row, without spaces at the end.
    var rows: [String] {
        (0..<size.rows).map { row in
            var text = (0..<size.columns).map { self[$0, row].text }.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }
}
