import Foundation
import Synchronization
import Testing

@testable import ChallengeCore

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
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        var previous = sigaction()
        sigaction(SIGURG, &action, &previous)
        defer { sigaction(SIGURG, &previous, nil) }
        let isLocked = Atomic(false)
        let thread = Mutex<pthread_t?>(nil)

        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            thread.withLock { $0 = pthread_self() }
            FileDescriptor(waiter).lock()
            isLocked.store(true, ordering: .sequentiallyConsistent)
            end.signal()
        }
        while thread.withLock({ $0 }) == nil { sched_yield() }
        for _ in 1...1000 {
            thread.withLock { _ = pthread_kill($0!, SIGURG) }
            sched_yield()
        }
        let isEarly = isLocked.load(ordering: .sequentiallyConsistent)
        close(holder)
        end.wait()

        #expect(!isEarly)
        let isLockedAtEnd = isLocked.load(ordering: .sequentiallyConsistent)
        #expect(isLockedAtEnd)
    }
}
