import ChallengePlatform
import Testing

@testable import ChallengePersistence

/// Databases that wait for the lock of another process.
struct LockWaitTests {
    @Test(.timeLimit(.minutes(15))) func `databases that wait for a lock do not stop other tasks`() async throws {
        let file = ScratchFile()
        try await Database(.library(path: file.path), schemas: [.notes]).add("a")
        let holder = open(file.path + ".lock", O_RDWR)
        #expect(flock(holder, LOCK_EX) == 0)

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...16 {
                group.addTask {
                    let sut = Database(.library(path: file.path), schemas: [.notes], busyTimeout: .seconds(600))
                    try await sut.writing { (connection) throws(DatabaseError) in
                        try connection.execute("INSERT INTO notes (text) VALUES (?)", [.text("\(number)")])
                    }
                }
            }
            // This task would not go on if the other ones had all threads.
            for _ in 1...100 { await Task { await Task.yield() }.value }
            close(holder)
            try await group.waitForAll()
        }

        #expect(try await Database(.library(path: file.path), schemas: [.notes]).texts().count == 17)
    }
}
