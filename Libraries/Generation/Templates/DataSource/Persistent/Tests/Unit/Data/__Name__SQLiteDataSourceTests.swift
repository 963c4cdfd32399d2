import ChallengeCore
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@testable import Challenge__Name__

struct __Name__SQLiteDataSourceTests {
    private let sut = __Name__SQLiteDataSource(
        database: Database(.memory, schemas: [__Name__SQLiteDataSource.schema]))

    private func add(_ __title__: String = "a") async throws -> __Name__DTO {
        try await sut.insert__Name__ { .stub(id: $0, __title__: __title__) }
    }

    @Test func `stored values are returned unchanged, in the order of the identifiers`() async throws {
        let added = [try await add("a"), try await add("b")]

        #expect(added == [.stub(id: 1, __title__: "a"), .stub(id: 2, __title__: "b")])
        #expect(try await sut.get__Names__() == added)
        #expect(try await sut.get__Name__(identifier: 2) == added[1])
        #expect(try await sut.get__Name__(identifier: 3) == nil)
    }

    @Test func `empty values are returned unchanged`() async throws {
        let added = try await sut.insert__Name__ { identifier in
            __Name__DTO(
                id: identifier,
                //% each field
                __field__: __empty__,
                //% end
            )
        }

        #expect(try await sut.get__Names__() == [added])
    }

    @Test func `an identifier is never used again`() async throws {
        for _ in 1...3 { _ = try await add() }

        #expect(try await sut.delete__Names__(identifiers: [3, 9, 2]) == [3, 2])
        #expect(try await add().id == 4)
        #expect(try await sut.get__Names__().map(\.id) == [1, 4])
    }

    @Test func `concurrent additions of two processes get identifiers of their own`() async throws {
        let scratch = try Scratch()
        let file = scratch.url.appending(path: "library.db").path(percentEncoded: false)
        let sources = (1...2).map { _ in
            __Name__SQLiteDataSource(database: Database(.library(path: file), schemas: [__Name__SQLiteDataSource.schema]))
        }

        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
                group.addTask { try await sources[number % 2].insert__Name__ { .stub(id: $0) }.id }
            }
            var identifiers: [Int] = []
            for try await identifier in group { identifiers.append(identifier) }
            #expect(identifiers.sorted() == Array(1...20))
        }
    }

    @Test func `a file that cannot be used is an error`() async {
        let nowhere = __Name__SQLiteDataSource(database: Database(.unavailable, schemas: []))
        let failure = StorageFailure(cause: .noHomeDirectory)

        await #expect(throws: failure) { try await nowhere.get__Name__(identifier: 1) }
        await #expect(throws: failure) { try await nowhere.get__Names__() }
        await #expect(throws: failure) { try await nowhere.insert__Name__ { .stub(id: $0) } }
        await #expect(throws: failure) { try await nowhere.delete__Names__(identifiers: [1]) }
    }
}
