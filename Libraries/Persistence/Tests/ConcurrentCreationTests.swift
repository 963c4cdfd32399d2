import Testing

@testable import ChallengePersistence

struct ConcurrentCreationTests {
    @Test(arguments: 1...20)
    func `connections that create the same cache at once wait for each other`(round: Int) async throws {
        let file = ScratchFile()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...4 {
                let database = Database(.cache(path: file.path), schemas: [.notes])
                group.addTask { try await database.add("\(number)") }
            }
            try await group.waitForAll()
        }

        #expect(try await Database(.cache(path: file.path), schemas: [.notes]).texts().count == 4)
    }
}
