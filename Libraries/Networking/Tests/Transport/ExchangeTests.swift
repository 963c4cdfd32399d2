import ChallengeCore
import Foundation
import Testing

@testable import ChallengeNetworking

struct ExchangeTests {
    private let sut = Exchange()
    private let head = ResponseHead(status: 200, headers: ["a": "b"])

    @Test func `the parts form the response`() async {
        sut.receive(head)
        sut.receive([1, 2])
        sut.receive([3])
        #expect(sut.bodySize == 3)
        sut.complete()

        #expect(
            await sut.outcome == .success(HTTPResponse(status: 200, headers: ["a": "b"], body: Data([1, 2, 3]))))
    }

    @Test func `the parts of the first response are dropped when a second one starts`() async {
        sut.receive(ResponseHead(status: 103, headers: ["early": "1"]))
        sut.receive([1, 2])
        sut.receive(head)
        sut.receive([3])
        sut.complete()

        #expect(await sut.outcome == .success(HTTPResponse(status: 200, headers: ["a": "b"], body: Data([3]))))
    }

    @Test func `an end without a head is a closed connection`() async {
        sut.receive([1])
        sut.complete()

        #expect(await sut.outcome == .failure(.connection(.closed)))
    }

    @Test func `only the first outcome of a request counts`() async {
        sut.receive(head)
        #expect(!sut.hasEnded)
        sut.end(.failure(.timedOut))
        sut.receive([1])
        sut.complete()

        #expect(sut.hasEnded)
        #expect(sut.bodySize == 0)
        #expect(await sut.outcome == .failure(.timedOut))
    }

    @Test func `a caller that waits before the outcome arrives receives it`() async {
        let outcome = Task { await sut.outcome }
        while !sut.hasCaller { await Task.yield() }

        sut.end(.failure(.cancelled))

        #expect(await outcome.value == .failure(.cancelled))
    }
}
