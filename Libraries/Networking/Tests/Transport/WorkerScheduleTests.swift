import Testing

@testable import ChallengeNetworking

struct WorkerScheduleTests {
    private var sut = WorkerSchedule()

    private mutating func add(_ identifiers: UInt32...) {
        for identifier in identifiers { sut.add(identifier) }
    }

    /// Compares outside of `#expect`, which cannot call a mutating function.
    private func expect(
        _ found: [UInt32], _ expected: [UInt32], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test mutating func `concurrent requests are each sent once`() {
        add(1, 2)
        expect(sut.takeRequestsToSend(), [1, 2])

        add(3)
        expect(sut.takeRequestsToSend(), [3])
        expect(sut.takeRequestsToSend(), [])
    }

    @Test mutating func `a request fails if it was alone in flight when the worker died`() {
        add(1)
        _ = sut.takeRequestsToSend()

        expect(sut.workerDied(), [1])
        expect(sut.takeRequestsToSend(), [])
    }

    @Test mutating func `a finished request is neither repeated nor failed`() {
        add(1, 2)
        _ = sut.takeRequestsToSend()
        sut.finish(1)

        expect(sut.workerDied(), [2])
    }

    @Test mutating func `several requests are repeated one at a time, before new ones`() {
        add(1, 2)
        _ = sut.takeRequestsToSend()
        expect(sut.workerDied(), [])
        add(3)

        expect(sut.takeRequestsToSend(), [1])
        expect(sut.takeRequestsToSend(), [])
        sut.finish(1)
        expect(sut.takeRequestsToSend(), [2])
        expect(sut.takeRequestsToSend(), [])
        expect(sut.workerDied(), [2])
        expect(sut.takeRequestsToSend(), [3])
    }

    @Test mutating func `after three deaths all requests fail`() {
        add(1, 2, 3, 4)
        _ = sut.takeRequestsToSend()
        expect(sut.workerDied(), [])
        _ = sut.takeRequestsToSend()
        expect(sut.workerDied(), [1])
        #expect(!sut.isExhausted)
        _ = sut.takeRequestsToSend()
        add(5)

        expect(sut.workerDied(), [2, 3, 4, 5])
        #expect(sut.isExhausted)
    }

    @Test mutating func `a waiting request is never sent after its caller has abandoned it`() {
        add(1, 2)

        let isInFlight = sut.abandon(1)
        #expect(!isInFlight)
        expect(sut.takeRequestsToSend(), [2])
    }

    @Test mutating func `a request that is abandoned in flight is neither failed nor repeated`() {
        add(1, 2)
        _ = sut.takeRequestsToSend()
        let isInFlight = sut.abandon(1)
        #expect(isInFlight)

        expect(sut.workerDied(), [])
        expect(sut.takeRequestsToSend(), [2])
        sut.finish(2)
        expect(sut.takeRequestsToSend(), [])
    }

    @Test mutating func `an abandoned suspect is not repeated`() {
        add(1, 2)
        _ = sut.takeRequestsToSend()
        _ = sut.workerDied()

        let isInFlight = sut.abandon(1)
        #expect(!isInFlight)
        expect(sut.takeRequestsToSend(), [2])
    }

    @Test mutating func `the next suspect waits until the worker has finished the abandoned one`() {
        add(1, 2)
        _ = sut.takeRequestsToSend()
        _ = sut.workerDied()
        _ = sut.takeRequestsToSend()
        let isInFlight = sut.abandon(1)
        #expect(isInFlight)

        expect(sut.takeRequestsToSend(), [])
        sut.finish(1)
        expect(sut.takeRequestsToSend(), [2])
    }

    @Test mutating func `removing all requests returns those that have a caller`() {
        add(1, 2, 3)
        _ = sut.takeRequestsToSend()
        _ = sut.workerDied()
        _ = sut.takeRequestsToSend()
        add(4)
        _ = sut.abandon(1)

        expect(sut.removeAll(), [2, 3, 4])
        expect(sut.takeRequestsToSend(), [])
        expect(sut.workerDied(), [])
        expect(sut.workerDied(), [])
        #expect(sut.isExhausted)
    }
}
