/// One thing that happens on the wire while a request is answered; a script of them is an answer.
enum WireStep: Sendable, Equatable {
    case send([UInt8])
    /// Byte by byte, with a wait before each.
    case drip([UInt8], milliseconds: Int)
    case pause(milliseconds: Int)
    /// The same bytes until the client has had enough.
    case sendForever([UInt8])
    case send64MiB(of: UInt8)
    /// Nothing more, until the client gives up.
    case hang
    case close
    case reset
}

extension Socket {
    /// Plays the script; false when that was the last of the connection.
    func play(_ script: [WireStep]) -> Bool {
        script.allSatisfy(play)
    }

    private func play(_ step: WireStep) -> Bool {
        switch step {
        case .send(let bytes): return send(bytes)
        case .drip(let bytes, let milliseconds):
            return bytes.allSatisfy { pause(milliseconds: milliseconds) && send([$0]) }
        case .pause(let milliseconds): return pause(milliseconds: milliseconds)
        case .sendForever(let bytes):
            while send(bytes) {}
            return false
        case .send64MiB(let byte):
            let part = [UInt8](repeating: byte, count: 65_536)
            return (0..<1024).allSatisfy { _ in send(part) }
        case .hang:
            while receive() != nil {}
            return false
        case .close: return false
        case .reset:
            resetWhenClosed()
            return false
        }
    }
}
