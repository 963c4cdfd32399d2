import Foundation
import Synchronization
import Testing

@testable import ChallengeSystem

struct FileDescriptorTests {
    @Test func `bytes are read as they were written`() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let bytes = Array("Beth’s".utf8)

        #expect(bytes.withUnsafeBytes { FileDescriptor(ends[1]).write($0) } == bytes.count)
        close(ends[1])

        var buffer = [UInt8](repeating: 0, count: 100)
        #expect(buffer.withUnsafeMutableBytes { FileDescriptor(ends[0]).read(into: $0) } == bytes.count)
        #expect(Array(buffer.prefix(bytes.count)) == bytes)
        #expect(buffer.withUnsafeMutableBytes { FileDescriptor(ends[0]).read(into: $0) } == 0)
    }

    @Test func `a failure has the error number of the system`() {
        var byte: UInt8 = 0
        #expect(withUnsafeMutableBytes(of: &byte) { FileDescriptor(-1).read(into: $0) } == -1)
        #expect(errno == EBADF)
        #expect(withUnsafeBytes(of: byte) { FileDescriptor(-1).write($0) } == -1)
        #expect(errno == EBADF)
    }

    @Test func `a signal does not end the wait for a lock`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        let holder = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        unlink(path)
        let waiter = open("/proc/self/fd/\(holder)", O_RDWR | O_CLOEXEC)
        try #require(holder >= 0 && waiter >= 0)
        defer { close(waiter) }
        FileDescriptor(holder).lock()

        let isEarly = endsEarly {
            FileDescriptor(waiter).lock()
        } unblocking: {
            close(holder)
        }

        #expect(!isEarly)
    }

    @Test func `a signal does not end a read`() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let (reader, writer) = (ends[0], ends[1])
        let count = Atomic(0)

        let isEarly = endsEarly {
            var byte: UInt8 = 0
            let read = withUnsafeMutableBytes(of: &byte) { FileDescriptor(reader).read(into: $0) }
            count.store(read, ordering: .sequentiallyConsistent)
        } unblocking: {
            #expect([1, 2].withUnsafeBytes { FileDescriptor(writer).writeAll($0) })
            close(writer)
        }

        #expect(!isEarly)
        let readCount = count.load(ordering: .sequentiallyConsistent)
        #expect(readCount == 1)
    }

    @Test func `a signal does not end a write of more than the pipe takes at once`() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let (reader, writer) = (ends[0], ends[1])
        let bytes = Array(repeating: UInt8(7), count: 300_000)
        let hasWritten = Atomic(false)
        let read = Mutex<Data?>(nil)

        let isEarly = endsEarly {
            let isComplete = bytes.withUnsafeBytes { FileDescriptor(writer).writeAll($0) }
            hasWritten.store(isComplete, ordering: .sequentiallyConsistent)
            close(writer)
        } unblocking: {
            read.withLock { $0 = try? FileHandle(fileDescriptor: reader, closeOnDealloc: true).readToEnd() }
        }

        #expect(!isEarly)
        let isComplete = hasWritten.load(ordering: .sequentiallyConsistent)
        #expect(isComplete)
        #expect(read.withLock { $0 } == Data(bytes))
    }

    /// Sends signals to the work, which blocks its thread, and returns `true` if the work ended before it was unblocked.
    private func endsEarly(_ work: @escaping @Sendable () -> Void, unblocking unblock: () -> Void) -> Bool {
        // The handler has no SA_RESTART, so the system interrupts the calls.
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGURG, &action, nil)
        let hasEnded = Atomic(false)
        let thread = Mutex<pthread_t?>(nil)

        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            // Threads of Dispatch block signals, and a new thread has the mask of the thread that starts it.
            var mask = sigset_t()
            sigemptyset(&mask)
            sigaddset(&mask, SIGURG)
            pthread_sigmask(SIG_UNBLOCK, &mask, nil)
            thread.withLock { $0 = pthread_self() }
            work()
            hasEnded.store(true, ordering: .sequentiallyConsistent)
            end.signal()
        }
        while thread.withLock({ $0 }) == nil { sched_yield() }
        for _ in 1...1000 where !hasEnded.load(ordering: .sequentiallyConsistent) {
            thread.withLock { thread in if let thread { pthread_kill(thread, SIGURG) } }
            sched_yield()
        }
        let isEarly = hasEnded.load(ordering: .sequentiallyConsistent)
        unblock()
        end.wait()
        return isEarly
    }
}
