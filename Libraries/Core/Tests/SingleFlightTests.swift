import ChallengeCore
import Synchronization
import Testing

struct SingleFlightTests {
    private let sut = SingleFlight<String, Int, PolicyWorld.Failure>()
    private let gate = Gate()

    /// Starts a caller whose work waits at the gate, and answers when the work has begun.
    private func caller(_ key: String = "key") -> Task<Int, any Error> {
        Task { [sut, gate] in
            try await sut.run(key) { () async throws(PolicyWorld.Failure) in try await gate.pass() }
        }
    }

    @Test func oneRunServesThoseWhoCameBeforeItsEnd() async throws {
        let first = caller()
        await gate.waitForArrivals(1)
        let second = caller()
        for _ in 0..<1000 { await Task.yield() }

        await gate.open(.success(7))

        #expect(try await first.value == 7)
        #expect(try await second.value == 7)
        #expect(await gate.arrivals == 1)
    }

    @Test func aFailureIsSharedAndTheNextCallRunsAnew() async throws {
        let first = caller()
        await gate.waitForArrivals(1)
        await gate.open(.failure(.notFound))
        await #expect(throws: PolicyWorld.Failure.notFound) { try await first.value }

        #expect(try await sut.run("key") { () async throws(PolicyWorld.Failure) in 8 } == 8)
    }

    @Test func differentKeysDoNotWaitForEachOther() async throws {
        let waiting = caller("one")
        await gate.waitForArrivals(1)

        #expect(try await sut.run("other") { () async throws(PolicyWorld.Failure) in 9 } == 9)

        await gate.open(.success(7))
        #expect(try await waiting.value == 7)
    }

    @Test func aCancelledCallerLeavesAndTheOthersGetTheirValue() async throws {
        let leaving = caller()
        await gate.waitForArrivals(1)
        let staying = caller()
        for _ in 0..<1000 { await Task.yield() }

        leaving.cancel()

        await #expect(throws: PolicyWorld.Failure.cancelled) { try await leaving.value }
        await gate.open(.success(7))
        #expect(try await staying.value == 7)
    }

    @Test func whenNobodyIsLeftTheWorkIsCancelled() async throws {
        let only = caller()
        await gate.waitForArrivals(1)

        only.cancel()

        await #expect(throws: PolicyWorld.Failure.cancelled) { try await only.value }
        await gate.waitForCancellation()
        #expect(try await sut.run("key") { () async throws(PolicyWorld.Failure) in 8 } == 8)
    }
}

/// Where work waits until it is let through, and where its coming and its end can be waited for.
private actor Gate {
    private(set) var arrivals = 0
    private var outcome: Result<Int, PolicyWorld.Failure>?
    private var isCancelled = false

    func pass() async throws(PolicyWorld.Failure) -> Int {
        arrivals += 1
        while outcome == nil {
            if Task.isCancelled {
                isCancelled = true
                throw .cancelled
            }
            await Task.yield()
        }
        return try outcome?.get() ?? 0
    }

    func open(_ outcome: Result<Int, PolicyWorld.Failure>) { self.outcome = outcome }

    func waitForArrivals(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }

    func waitForCancellation() async {
        while !isCancelled { await Task.yield() }
    }
}
