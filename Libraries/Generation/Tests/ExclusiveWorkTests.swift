import Foundation
import Synchronization
import Testing

@testable import ChallengeGeneration

struct ExclusiveWorkTests {
    @Test func aSignalThatComesWhileFilesAreWrittenEndsNothing() {
        var isDone = false

        withoutInterruption {
            for number in [SIGINT, SIGTERM, SIGHUP] { raise(number) }
            isDone = true
        }

        #expect(isDone)
    }

    @Test func oneIsAtWorkInAProjectAtATime() throws {
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
