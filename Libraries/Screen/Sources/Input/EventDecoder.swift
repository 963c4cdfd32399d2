/// The events in the bytes of a terminal.
///
/// The events do not depend on how the bytes are split. Unknown sequences and answers of the terminal are no events.
public struct EventDecoder: Sendable {
    private enum State {
        case text
        /// After the first bytes of a scalar.
        case scalar([UInt8], length: Int)
        case escape
        /// After `ESC [`.
        case control(ControlSequence)
        /// After `ESC O`.
        case singleShift
        /// After the start of a text that the terminal sends as an answer.
        case answer(isEmpty: Bool, hasEscape: Bool)
        case paste
        /// Before the last bytes of a sequence that has no meaning.
        case ignored(count: Int)
    }

    private static let longestPaste = 1 << 20
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    private var state = State.text
    /// The bytes of the unfinished paste and of its end mark.
    private var pasted: [UInt8] = []

    public init() {}

    /// The time without bytes after which the caller calls ``timeOut()``; `nil` if nothing is unfinished.
    ///
    /// It is short if the bytes can be all of a key. A paste has no time, because its rest must not become keys.
    public var patience: Duration? {
        switch state {
        case .text, .paste: nil
        case .escape, .singleShift: .milliseconds(100)
        case .control(let sequence): sequence.isEmpty ? .milliseconds(100) : .seconds(1)
        case .answer(let isEmpty, _): isEmpty ? .milliseconds(100) : .seconds(1)
        case .scalar, .ignored: .seconds(1)
        }
    }

    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        for byte in bytes { decode(byte, &events) }
        return events
    }

    /// Ends a sequence of which only the beginning arrived; a lone `ESC` is the key Esc.
    public mutating func timeOut() -> [TerminalEvent] {
        if patience == nil { return [] }
        defer { state = .text }
        if case .escape = state { return [.key(.escape)] }
        return []
    }

    private mutating func decode(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        let current = state
        state = .text
        switch current {
        case .text: decodeText(byte, &events)
        case .scalar(let bytes, let length): decodeScalar(bytes, length, byte, &events)
        case .escape: decodeAfterEscape(byte, &events)
        case .control(let sequence): decodeControl(sequence, byte, &events)
        case .singleShift: decodeSingleShift(byte, &events)
        case .answer(_, let hasEscape): decodeAnswer(hasEscape, byte, &events)
        case .paste: decodePaste(byte, &events)
        case .ignored(let count): state = count > 1 ? .ignored(count: count - 1) : .text
        }
    }

    private mutating func decodeText(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case 0x1B: state = .escape
        case 0x08, 0x7F: events.append(.key(.backspace))
        case 0x09: events.append(.key(.tab))
        // The terminal sends a line feed for a key that was pressed before the program started.
        case 0x0A, 0x0D: events.append(.key(.enter))
        case 0x01...0x1A: events.append(.key(.control(Character(Unicode.Scalar(byte + 0x60)))))
        case 0x20..<0x7F: events.append(.key(.character(Character(Unicode.Scalar(byte)))))
        case 0xC2...0xDF: state = .scalar([byte], length: 2)
        case 0xE0...0xEF: state = .scalar([byte], length: 3)
        case 0xF0...0xF4: state = .scalar([byte], length: 4)
        default: break
        }
    }

    private mutating func decodeScalar(
        _ bytes: [UInt8], _ length: Int, _ byte: UInt8, _ events: inout [TerminalEvent]
    ) {
        guard 0x80...0xBF ~= byte else { return decodeText(byte, &events) }
        let bytes = bytes + [byte]
        if bytes.count < length {
            state = .scalar(bytes, length: length)
        } else if let text = String(validating: bytes, as: UTF8.self), let character = text.first,
            !(0x80..<0xA0).contains(character.unicodeScalars.first?.value ?? 0)
        {
            events.append(.key(.character(character)))
        }
    }

    private mutating func decodeAfterEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "["): state = .control(ControlSequence())
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .answer(isEmpty: true, hasEscape: false)
        case 0x1B:
            events.append(.key(.escape))
            state = .escape
        default: decodeText(byte, &events)
        }
    }

    private mutating func decodeControl(
        _ sequence: ControlSequence, _ byte: UInt8, _ events: inout [TerminalEvent]
    ) {
        switch byte {
        case 0x20..<0x40: state = .control(sequence.appending(byte))
        case UInt8(ascii: "[") where sequence.isEmpty: state = .ignored(count: 1)  // a function key of Linux
        case UInt8(ascii: "M") where sequence.isEmpty: state = .ignored(count: 3)  // an old report of the mouse
        case UInt8(ascii: "~") where sequence.parameters == [200]: state = .paste
        case 0x40..<0x7F: if let event = sequence.event(endingWith: byte) { events.append(event) }
        default: decodeText(byte, &events)
        }
    }

    private mutating func decodeSingleShift(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "M"): events.append(.key(.enter))
        case 0x20..<0x7F: if let event = ControlSequence().event(endingWith: byte) { events.append(event) }
        default: decodeText(byte, &events)
        }
    }

    /// Skips the byte of an answer, which ends with `BEL` or `ESC \`; any other control character interrupts it.
    private mutating func decodeAnswer(_ hasEscape: Bool, _ byte: UInt8, _ events: inout [TerminalEvent]) {
        switch byte {
        case UInt8(ascii: "\\") where hasEscape: break
        case _ where hasEscape: decodeAfterEscape(byte, &events)
        case 0x20...: state = .answer(isEmpty: false, hasEscape: false)
        case 0x1B: state = .answer(isEmpty: false, hasEscape: true)
        case 0x07: break
        default: decodeText(byte, &events)
        }
    }

    private mutating func decodePaste(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        // Ctrl-C, which terminals remove from pasted text, ends a paste without an end mark.
        if byte == 0x03 {
            pasted = []
            return decodeText(byte, &events)
        }
        pasted.append(byte)
        if byte == UInt8(ascii: "~"), pasted.suffix(Self.endOfPaste.count) == Self.endOfPaste[...] {
            let text = pasted.dropLast(Self.endOfPaste.count).prefix(Self.longestPaste)
            events.append(.paste(String(decoding: text, as: UTF8.self)))
            pasted = []
            return
        }
        // The end of a long paste is omitted, but the mark that follows it must be found.
        if pasted.count >= 2 * Self.longestPaste {
            pasted.removeSubrange(Self.longestPaste..<pasted.count - Self.endOfPaste.count)
        }
        state = .paste
    }
}
