import ChallengeCore
import ChallengeCoreMocks
import Testing

struct MockedCallTests {
    private let sut = MockedCall<Int, String, APIError>(
        "getCharacter", unconfigured: .unavailable, sourceLocation: #_sourceLocation)

    @Test func `a mocked call returns its configured result and records its inputs`() throws {
        sut.setResult(.success("Rick"))

        #expect(try sut.call(1) == "Rick")
        #expect(try sut.call(2) == "Rick")

        #expect(sut.inputs == [1, 2])
        #expect(sut.callCount == 2)
        #expect(sut.lastInput == 2)
    }

    @Test func `a mocked call throws its configured error, and the last configuration applies`() {
        sut.setResult(.success("Rick"))
        sut.setResult(.failure(.notFound))

        #expect(throws: APIError.notFound) { try sut.call(1) }
        #expect(sut.callCount == 1)
    }

    @Test func `a mocked call has no inputs before it is called`() {
        #expect(sut.callCount == 0)
        #expect(sut.lastInput == nil)
    }

    @Test func `an unconfigured call throws and records an issue at the line that created the mock`() {
        let line = #_sourceLocation
        let sut = MockedCall<Int, String, APIError>(
            "getCharacter", unconfigured: .unavailable, sourceLocation: line)

        withKnownIssue {
            #expect(throws: APIError.unavailable) { try sut.call(7) }
        } matching: { issue in
            issue.sourceLocation == line
                && issue.comments.map(\.rawValue) == [
                    "getCharacter was called with 7, but the test did not configure it"
                ]
        }

        #expect(sut.inputs == [7])
    }

    @Test func `concurrent calls are all counted`() async {
        sut.setResult(.success("Rick"))

        await withTaskGroup { group in
            for input in 0..<100 { group.addTask { _ = try? sut.call(input) } }
        }

        #expect(sut.inputs.sorted() == Array(0..<100))
    }
}
