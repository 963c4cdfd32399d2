import ChallengeTerminal
import Foundation
import Synchronization
import Testing

@testable import ChallengeGeneration

@Suite(.serialized) struct ExclusiveWorkTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal during the work takes effect when the work is done`(number: Int32) {
        var raised: [Int32] = []
        var raisedDuringWork: [Int32]?

        func work() {
            Interruption.raise(number)
            raisedDuringWork = raised
        }

        withoutInterruption(raise: { raised.append($0) }, work)

        #expect(raisedDuringWork == [])
        #expect(raised == [number])
    }

    @Test func `only one generator works on a project at a time`() throws {
        let small = try SmallProject()
        let project = small.project
        let atWork = Atomic(0)
        let most = Mutex(0)

        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            project.exclusively {
                let count = atWork.add(1, ordering: .sequentiallyConsistent).newValue
                most.withLock { $0 = max($0, count) }
                sched_yield()
                atWork.subtract(1, ordering: .sequentiallyConsistent)
            }
        }

        #expect(most.withLock { $0 } == 1)
    }
}
