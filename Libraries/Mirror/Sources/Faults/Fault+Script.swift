extension Fault {
    /// Returns the steps on the wire in place of the correct response, or `nil` for a fault that is valid HTTP.
    func script(insteadOf correct: Response) -> [WireStep]? {
        brokenConnection(correct) ?? brokenHead(correct) ?? brokenBody(correct) ?? slowness(correct)
    }

    private func brokenConnection(_ correct: Response) -> [WireStep]? {
        let half = Array(correct.body.prefix(correct.body.count / 2))
        switch self {
        // `refuse` closes the port; requests that arrive meanwhile are reset.
        case .refuse, .reset: return [.reset]
        // The pause lets the bytes arrive first, because a reset drops bytes that are still on the way.
        case .resetInBody: return [.send(correct.head() + half), .pause(milliseconds: 50), .reset]
        case .close: return [.close]
        case .truncatedBody: return [.send(correct.head() + half), .close]
        case .hang: return [.hang]
        case .hangInHeaders: return [.send(Self.halfOfHead), .hang]
        case .hangInBody: return [.send(correct.head() + half), .hang]
        default: return nil
        }
    }

    private func brokenHead(_ correct: Response) -> [WireStep]? {
        switch self {
        case .closeInHeaders:
            return [.send(Self.halfOfHead), .close]
        case .headerWithoutColon:
            return [.send(correct.inserting("BrokenHeaderLine")), .close]
        case .headerWithoutSpace:
            return [.send(correct.inserting("X-Mirror:tight"))]
        case .garbageStatusLine:
            return [.send(Array("HTTP/1.1 banana 0xCAFE\r\nContent-Length: 0\r\n\r\n".utf8)), .close]
        case .notHTTP:
            return [.send(Array("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n".utf8) + [0, 1, 2, 255, 254]), .close]
        case .endlessHeaders:
            let header = Array("X-Endless: \(String(repeating: "a", count: 1000))\r\n".utf8)
            return [.send(Self.halfOfHead), .send(Array("\r\n".utf8)), .sendForever(header)]
        default:
            return nil
        }
    }

    private func brokenBody(_ correct: Response) -> [WireStep]? {
        let chunkedHead = correct.head(framing: Self.chunked)
        let half = Array(correct.body.prefix(correct.body.count / 2))
        let allButLast = Array(correct.body.dropLast())
        switch self {
        case .badChunkSize:
            let garbage = Array("banana\r\n".utf8)
            return [.send(chunkedHead + chunk(half) + garbage + half), .close]
        case .chunkedCutOff:
            return [.send(chunkedHead + chunk(correct.body).prefix(correct.body.count / 2)), .close]
        case .endlessBody:
            let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 16_384)
            return [.send(chunkedHead + chunk(allButLast)), .sendForever(chunk(blanks))]
        case .compressionBomb:
            let head = Response(status: 200).adding("Content-Encoding", "gzip").head(framing: Self.chunked)
            return [.send(head + chunk(Self.startOfBlanks)), .sendForever(chunk(Self.manyBlanks))]
        case .oversizedBody:
            let length = Response.Header(name: "Content-Length", value: "\(correct.body.count + 64 * 1_048_576)")
            let last = Array(correct.body.suffix(1))
            return [.send(correct.head(framing: length) + allButLast), .send64MiB(of: UInt8(ascii: " ")), .send(last)]
        default:
            return nil
        }
    }

    private func slowness(_ correct: Response) -> [WireStep]? {
        switch self {
        case .delay(let milliseconds):
            return [.pause(milliseconds: milliseconds), .send(correct.bytes)]
        case .dripHeaders(let milliseconds):
            return [.drip(correct.head(), milliseconds: milliseconds), .send(correct.body)]
        case .dripBody(let milliseconds):
            return [.send(correct.head()), .drip(correct.body, milliseconds: milliseconds)]
        default:
            return nil
        }
    }

    private static let chunked = Response.Header(name: "Transfer-Encoding", value: "chunked")

    /// The header of gzip, and the start of a deflate stream with fixed codes: one blank.
    private static let startOfBlanks: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 0x53, 0x18]

    /// Thirteen bytes with eight matches of 258 blanks, repeated.
    private static let manyBlanks = [UInt8](
        repeatElement([5, 0xa3, 0x60, 0x14, 0x8c, 0x82, 0x51, 0x30, 0x0a, 0x46, 0xc1, 0x28, 0x18], count: 1000).joined()
    )

    private static let halfOfHead = Array("HTTP/1.1 200 OK\r\nContent-Type: applica".utf8)
}

private func chunk(_ bytes: [UInt8]) -> [UInt8] {
    // An empty chunk would be the end of the body.
    if bytes.isEmpty { return [] }
    return Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
}

extension Response {
    /// Returns the whole response with one more line after the status line.
    fileprivate func inserting(_ line: String) -> [UInt8] {
        let statusLine = bytes.prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
        return statusLine + Array("\(line)\r\n".utf8) + bytes.dropFirst(statusLine.count)
    }
}

/// A step of sending a response; a script is a list of steps.
enum WireStep: Sendable, Equatable {
    case send([UInt8])
    /// Sends byte by byte, with a wait before each byte.
    case drip([UInt8], milliseconds: Int)
    case pause(milliseconds: Int)
    /// Sends the same bytes until the client ends the connection.
    case sendForever([UInt8])
    /// Sends 64 MiB that consist of one byte value.
    case send64MiB(of: UInt8)
    /// Sends nothing until the client ends the connection.
    case hang
    case close
    case reset
}

extension Socket {
    /// Plays the script; returns `false` if the connection must end afterwards.
    func play(_ script: [WireStep]) -> Bool { script.allSatisfy(play) }

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
