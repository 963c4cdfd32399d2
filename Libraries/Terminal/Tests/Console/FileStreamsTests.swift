import Foundation
import Synchronization
import Testing

@testable import ChallengeTerminal

struct FileStreamsTests {
    @Test func `text is written completely to a non-blocking stream with a slow reader`() throws {
        let pipe = Pipe()
        let text = String(repeating: "0123456789\n", count: 100_000)
        let writer = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK)

        // The write blocks its thread of the pool until the thread reads.
        let read = Mutex<Data?>(nil)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            read.withLock { $0 = try? pipe.fileHandleForReading.readToEnd() }
            end.signal()
        }
        try FileOutput(descriptor: writer).write(text)
        try pipe.fileHandleForWriting.close()
        end.wait()

        #expect(read.withLock { $0 } == Data(text.utf8))
    }

    @Test func `a closed pipe is an error and not a signal`() throws {
        let pipe = Pipe()
        _ = Streams.process()
        try pipe.fileHandleForReading.close()

        #expect(throws: StreamError.closedPipe) {
            try FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write("x")
        }
    }

    @Test func `a full disk is an error with the code of the system`() throws {
        let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))

        #expect(throws: StreamError.outputFailed(code: ENOSPC)) {
            try FileOutput(descriptor: device.fileDescriptor).write("x")
        }
    }

    @Test func `input is read in chunks until its end`() async throws {
        let pipe = Pipe()
        let reader = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK)
        let sut = FileInput(descriptor: reader)

        let first = Task.detached { try sut.read() }
        try pipe.fileHandleForWriting.write(contentsOf: Data("1\n2".utf8))
        #expect(try await first.value == Array("1\n2".utf8))
        try pipe.fileHandleForWriting.close()

        #expect(try sut.read() == [])
    }

    @Test func `reading a directory fails`() throws {
        let directory = open("/", O_RDONLY)
        defer { close(directory) }

        #expect(throws: StreamError.inputFailed(code: EISDIR)) { try FileInput(descriptor: directory).read() }
    }

    @Test func `a terminal has a size, and a pipe has none`() throws {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        var size = winsize(ws_row: 24, ws_col: 61, ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)

        #expect(FileOutput(descriptor: terminal).terminalSize == TerminalSize(columns: 61, rows: 24))
        #expect(FileOutput(descriptor: Pipe().fileHandleForWriting.fileDescriptor).terminalSize == nil)
    }
}
