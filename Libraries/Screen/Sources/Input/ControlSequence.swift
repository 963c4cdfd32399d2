/// The bytes of a control sequence between `ESC [` and its last byte.
struct ControlSequence: Sendable {
    private static let longestMeaning = 32

    /// The bytes of a sequence that can have a meaning.
    private var bytes: [UInt8] = []
    private(set) var length = 0

    var isEmpty: Bool { length == 0 }

    consuming func appending(_ byte: UInt8) -> ControlSequence {
        length += 1
        if length <= Self.longestMeaning { bytes.append(byte) }
        return self
    }

    /// The numbers; `nil` if the sequence has other characters.
    var parameters: [Int]? { length <= Self.longestMeaning ? Self.numbers(bytes[...]) : nil }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
        var numbers: [Int] = []
        for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            guard part.count <= 5, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        return numbers
    }

    /// Returns the event of the complete sequence; `nil` if it has no meaning.
    func event(endingWith byte: UInt8) -> TerminalEvent? {
        let letter = Character(Unicode.Scalar(byte))
        if bytes.first == UInt8(ascii: "<"), length <= Self.longestMeaning { return mouseEvent(letter) }
        guard let parameters else { return nil }
        switch letter {
        case "A": return .key(.up)
        case "B": return .key(.down)
        case "C": return .key(.right)
        case "D": return .key(.left)
        case "H": return .key(.home)
        case "F": return .key(.end)
        case "Z": return .key(.backTab)
        case "~": return Self.key(number: parameters[0]).map(TerminalEvent.key)
        default: return nil
        }
    }

    private static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: nil
        }
    }

    private func mouseEvent(_ letter: Character) -> TerminalEvent? {
        guard let numbers = Self.numbers(bytes.dropFirst()), numbers.count == 3, letter == "M" || letter == "m",
            numbers[1] > 0, numbers[2] > 0, let action = Self.action(numbers[0], isRelease: letter == "m")
        else { return nil }
        return .mouse(MouseEvent(action, at: Position(column: numbers[1] - 1, row: numbers[2] - 1)))
    }

    /// Returns the action of a mouse; the keys that are pressed at the same time make no difference.
    private static func action(_ code: Int, isRelease: Bool) -> MouseEvent.Action? {
        let modifiers = 4 | 8 | 16
        switch code & ~modifiers {
        case 64: return .wheelUp
        case 65: return .wheelDown
        case let code:
            guard !isRelease, let button = MouseEvent.Button(rawValue: code) else { return nil }
            return .press(button)
        }
    }
}
