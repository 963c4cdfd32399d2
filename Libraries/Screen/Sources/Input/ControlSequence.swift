internal import ChallengeTerminal

/// A control sequence, which begins with `ESC [`.
enum ControlSequence {
    /// The number of bytes of the longest sequence with a meaning.
    static let longestMeaning = 64
    private static let keys: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    ]
    private static let numberedKeys: [Int: Key] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]

    /// Returns the event of the bytes between `ESC [` and the last one; `nil` if it has no meaning.
    static func event(_ bytes: [UInt8], endingWith byte: UInt8) -> TerminalEvent? {
        if bytes.count > longestMeaning { return nil }
        let letter = Character(Unicode.Scalar(byte))
        if bytes.first == UInt8(ascii: "<") { return mouseEvent(bytes.dropFirst(), letter) }
        if bytes.first == UInt8(ascii: "?"), letter == "c" {
            return numbers(bytes.dropFirst()).map { .reply(.attributes($0)) }
        }
        guard let parameters = numbers(bytes[...]) else { return nil }
        if letter == "t" { return cellSize(parameters) }
        guard let key = letter == "~" ? numberedKeys[parameters[0]] : keys[letter] else { return nil }
        // The second number of a key with modifiers is 2 for Shift alone.
        let isShifted = parameters.count == 2 && parameters[1] == 2
        switch key {
        case .up where isShifted: return .key(.shiftUp)
        case .down where isShifted: return .key(.shiftDown)
        default: return .key(key)
        }
    }

    /// Returns the size of a cell; other reports about the window have no meaning.
    private static func cellSize(_ parameters: [Int]) -> TerminalEvent? {
        guard parameters.count == 3, parameters[0] == 6 else { return nil }
        return .reply(.cellSize(width: parameters[2], height: parameters[1]))
    }

    /// Returns the answer in a text between its first byte and `ESC \`; `nil` if it has no meaning.
    static func answer(_ bytes: [UInt8]) -> TerminalReply? {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("_G") { return .kitty(String(text.dropFirst(2))) }
        return text.hasPrefix("P>|") ? .version(String(text.dropFirst(3))) : nil
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.isEmpty ? 0 : Int($0) }
        return numbers.count == parts.count ? numbers : nil
    }

    private static func mouseEvent(_ bytes: ArraySlice<UInt8>, _ letter: Character) -> TerminalEvent? {
        guard let numbers = numbers(bytes), numbers.count == 3, letter == "M", numbers[1] > 0, numbers[2] > 0,
            let action = action(numbers[0])
        else { return nil }
        return .mouse(MouseEvent(action, at: Position(column: numbers[1] - 1, row: numbers[2] - 1)))
    }

    /// Returns the action of a mouse; the keys that are pressed at the same time make no difference.
    private static func action(_ code: Int) -> MouseEvent.Action? {
        let modifiers = 4 | 8 | 16
        switch code & ~modifiers {
        case 64: return .wheelUp
        case 65: return .wheelDown
        case let button: return MouseEvent.Button(rawValue: button).map(MouseEvent.Action.press)
        }
    }
}
