import ChallengeCore
import Testing

@testable import ChallengeRepository

/// The ends of runs; ``SharingDataSourceTests`` has runs that callers share.
struct SingleFlightTests {
    private typealias Flights = SingleFlight<String, Int>

    private let sut = Flights()
    private let gate = Gate()

    @Test func `a later call starts a new run after a success or a failure`() async throws {
        #expect(try await sut.run("rick") { 1 } == 1)
        await #expect(throws: APIError.failed(.timedOut)) {
            try await sut.run("rick") { () async throws(APIError) in throw .failed(.timedOut) }
        }
        #expect(try await sut.run("rick") { 2 } == 2)
    }

    @Test func `a cancelled caller returns at once, and the others get the value`() async {
        let callers = await sut.callers(3, of: "rick") { await work(answering: 42) }
        await gate.arrival()

        callers[0].cancel()
        #expect(await callers[0].value == .failure(.cancelled))

        gate.open()
        #expect(await callers[1].value == .success(42))
        #expect(await callers[2].value == .success(42))
        #expect(gate.passes == 1)
    }

    @Test func `the work is not cancelled while a caller remains`() async {
        let callers = await sut.callers(2, of: "rick") {
            await gate.pass()
            return Task.isCancelled ? 0 : 42
        }
        await gate.arrival()

        callers[0].cancel()
        _ = await callers[0].value
        gate.open()

        #expect(await callers[1].value == .success(42))
    }

    @Test func `the work is cancelled after all callers are cancelled`() async {
        let callers = await sut.callers(3, of: "rick") { await work(answering: 42) }
        await gate.arrival()

        for caller in callers { caller.cancel() }

        for caller in callers { #expect(await caller.value == .failure(.cancelled)) }
        await gate.cancellation()
        gate.open()
    }

    @Test func `the value of cancelled work is not returned to later callers`() async {
        let abandoned = await sut.callers(1, of: "rick") { await work(answering: 1) }
        await gate.arrival()
        abandoned[0].cancel()
        _ = await abandoned[0].value

        let secondGate = Gate()
        let later = await sut.callers(1, of: "rick") {
            await secondGate.pass()
            return 2
        }
        await secondGate.arrival()
        gate.open()
        // The cancelled work has ended. These calls run on the actor after it, so its end was processed before them.
        for number in 0..<20 { _ = try? await sut.run("morty") { number } }
        secondGate.open()

        #expect(await later[0].value == .success(2))
    }

    @Test func `a caller that is already cancelled starts no work`() async {
        let caller = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await sut.outcome(of: "rick") { await work(answering: 1) }
        }

        #expect(await caller.value == .failure(.cancelled))
        #expect(gate.passes == 0)
    }

    private func work(answering answer: Int) async -> Int {
        await gate.pass()
        return answer
    }
}

extension SingleFlight {
    /// Returns callers that are all waiting, because `Task.immediate` runs on the actor until it suspends.
    fileprivate func callers(
        _ count: Int, of key: Key, _ work: @escaping @Sendable () async throws(APIError) -> Value
    ) -> [Task<Outcome, Never>] {
        (0..<count).map { _ in Task.immediate { await outcome(of: key, work) } }
    }

    fileprivate func outcome(
        of key: Key, _ work: @escaping @Sendable () async throws(APIError) -> Value
    ) async -> Outcome {
        do throws(APIError) {
            return .success(try await run(key, work))
        } catch {
            return .failure(error)
        }
    }
}
