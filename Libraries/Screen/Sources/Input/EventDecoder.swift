/// The events in the bytes of a terminal.
///
/// The events do not depend on how the bytes are split. Unknown sequences and answers are no events.
struct EventDecoder: Sendable {
    private enum State {
        case text
        /// After the first bytes of a scalar.
        case scalar([UInt8], isAlt: Bool)
        case escape
        /// After `ESC [` and more bytes.
        case control([UInt8])
        /// After `ESC O`.
        case singleShift
        /// After the start of a text that the terminal sends as an answer, with its first bytes and the last one.
        case answer([UInt8], last: UInt8?)
        case paste
        /// Before the last bytes of a sequence that has no meaning.
        case ignored(count: Int)
    }

    private static let longestAnswer = 256
    private static let startOfPaste = Array("200".utf8)
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    /// `true` while the terminal has not answered queries: then an `ESC` is probably the start of an answer.
    var awaitsReplies = false
    private var state = State.text
    /// The bytes of the unfinished paste and of its end mark.
    private var pasted: [UInt8] = []

    /// The time without bytes after which the caller calls ``timeOut()``; `nil` if nothing is unfinished.
    ///
    /// It is short if the bytes can be all of a key. A paste has no time, because its rest must not become keys.
    var patience: Duration? {
        switch state {
        case .text, .paste: nil
        case .escape, .singleShift, .control([]), .answer(_, nil): .milliseconds(awaitsReplies ? 500 : 50)
        case .control, .answer, .scalar, .ignored: .seconds(1)
        }
    }

    mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        bytes.compactMap { decode($0) }
    }

    /// Ends a sequence of which only the beginning arrived; a lone `ESC` is the key Esc.
    mutating func timeOut() -> [TerminalEvent] {
        if patience == nil { return [] }
        defer { state = .text }
        if case .escape = state { return [.key(.escape)] }
        return []
    }

    private mutating func decode(_ byte: UInt8) -> TerminalEvent? {
        let current = state
        state = .text
        switch current {
        case .text: return decodeText(byte)
        case .scalar(let bytes, let isAlt): return decodeScalar(bytes, isAlt, byte)
        case .escape: return decodeAfterEscape(byte)
        case .control(let bytes): return decodeControl(bytes, byte)
        case .singleShift: return decodeSingleShift(byte)
        case .answer(let bytes, let last): return decodeAnswer(bytes, last, byte)
        case .paste: return decodePaste(byte)
        case .ignored(let count):
            if count > 1 { state = .ignored(count: count - 1) }
            return nil
        }
    }

    /// - Parameter isAlt: `true` after an `ESC`, which terminals send before the bytes of a key with Alt.
    private mutating func decodeText(_ byte: UInt8, isAlt: Bool = false) -> TerminalEvent? {
        switch byte {
        case 0x1B: state = .escape
        case 0x08, 0x7F: return .key(isAlt ? .altBackspace : .backspace)
        case 0x09: return .key(.tab)
        case 0x0D: return .key(.enter)
        case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(byte + 0x60))))
        case 0x20..<0x7F: return Self.event(Character(Unicode.Scalar(byte)), isAlt: isAlt)
        case 0xC2...0xF4: state = .scalar([byte], isAlt: isAlt)
        default: break
        }
        return nil
    }

    private static func event(_ character: Character, isAlt: Bool) -> TerminalEvent {
        .key(isAlt ? .alt(character) : .character(character))
    }

    private mutating func decodeScalar(_ bytes: [UInt8], _ isAlt: Bool, _ byte: UInt8) -> TerminalEvent? {
        guard 0x80...0xBF ~= byte else { return decodeText(byte) }
        let bytes = bytes + [byte]
        if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first {
            return scalar.value < 0xA0 ? nil : Self.event(Character(scalar), isAlt: isAlt)
        }
        if bytes.count < 4 { state = .scalar(bytes, isAlt: isAlt) }
        return nil
    }

    private mutating func decodeAfterEscape(_ byte: UInt8) -> TerminalEvent? {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .answer([byte], last: nil)
        case 0x1B:
            state = .escape
            return .key(.escape)
        default: return decodeText(byte, isAlt: true)
        }
        return nil
    }

    private mutating func decodeControl(_ bytes: [UInt8], _ byte: UInt8) -> TerminalEvent? {
        switch byte {
        case 0x20..<0x40: state = .control(bytes.prefix(ControlSequence.longestMeaning) + [byte])
        case UInt8(ascii: "[") where bytes.isEmpty: state = .ignored(count: 1)  // a function key of Linux
        case UInt8(ascii: "M") where bytes.isEmpty: state = .ignored(count: 3)  // an old report of the mouse
        case UInt8(ascii: "~") where bytes == Self.startOfPaste: state = .paste
        case 0x40..<0x7F: return ControlSequence.event(bytes, endingWith: byte)
        default: return decodeText(byte)
        }
        return nil
    }

    private mutating func decodeSingleShift(_ byte: UInt8) -> TerminalEvent? {
        switch byte {
        case UInt8(ascii: "M"): .key(.enter)
        case 0x20..<0x7F: ControlSequence.event([], endingWith: byte)
        default: decodeText(byte)
        }
    }

    /// Collects an answer, which ends with `BEL` or `ESC \`; any other control character interrupts it.
    private mutating func decodeAnswer(_ bytes: [UInt8], _ last: UInt8?, _ byte: UInt8) -> TerminalEvent? {
        switch byte {
        case UInt8(ascii: "\\") where last == 0x1B:
            return bytes.count > Self.longestAnswer ? nil : ControlSequence.answer(bytes).map { .reply($0) }
        case _ where last == 0x1B: return decodeAfterEscape(byte)
        case 0x1B: state = .answer(bytes, last: byte)
        case 0x20...: state = .answer(bytes.count > Self.longestAnswer ? bytes : bytes + [byte], last: byte)
        case 0x07: break
        default: return decodeText(byte)
        }
        return nil
    }

    private mutating func decodePaste(_ byte: UInt8) -> TerminalEvent? {
        // Ctrl-C, which terminals remove from pasted text, ends a paste without an end mark.
        if byte == 0x03 {
            pasted = []
            return decodeText(byte)
        }
        pasted.append(byte)
        guard byte == UInt8(ascii: "~"), pasted.suffix(Self.endOfPaste.count) == Self.endOfPaste[...] else {
            state = .paste
            return nil
        }
        defer { pasted = [] }
        return .paste(String(decoding: pasted.dropLast(Self.endOfPaste.count), as: UTF8.self))
    }
}
