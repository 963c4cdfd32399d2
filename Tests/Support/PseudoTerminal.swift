import Foundation

/// The size of a terminal's window; with 0 columns and 0 rows the terminal does not report it.
public struct Window: Sendable {
    public let columns: Int
    public let rows: Int

    public init(columns: Int = 0, rows: Int = 0) {
        self.columns = columns
        self.rows = rows
    }
}

/// A terminal that is not displayed: tests type into it and read the output of programs.
final class PseudoTerminal: Sendable {
    struct Failure: Error {
        let code: Int32
    }

    /// The path of the device that programs open.
    let path: String
    private let descriptor: Int32

    init(_ window: Window = Window()) throws {
        var own: Int32 = -1
        var programs: Int32 = -1
        var size = winsize(
            ws_row: UInt16(window.rows), ws_col: UInt16(window.columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&own, &programs, nil, nil, &size) == 0 else { throw Failure(code: errno) }
        defer { close(programs) }
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
        descriptor = own
        path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(programs)")
    }

    deinit { close(descriptor) }

    /// Types the text; `\u{3}` is Ctrl-C.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Makes the terminal accept no more output, as if nobody read it.
    func stopOutput() {
        let device = open(path, O_RDWR | O_NOCTTY)
        tcflow(device, TCOOFF)
        close(device)
    }

    /// Changes the size of the window, of which the kernel informs the programs.
    func resize(_ window: Window) {
        var size = winsize(
            ws_row: UInt16(window.rows), ws_col: UInt16(window.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }

    /// Copies the output of programs to a file, until no program has the terminal open.
    func copyOutput(to file: FileHandle) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            try? file.write(contentsOf: buffer[..<count])
        }
    }
}
