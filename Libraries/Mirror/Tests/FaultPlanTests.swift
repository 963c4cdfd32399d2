import ChallengeMirror
import Testing

struct FaultPlanTests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    private func statuses(_ targets: String...) throws -> [Int?] {
        try targets.map { try sut.ask($0)?.status }
    }

    @Test func `a fault with a limit applies to that number of requests`() throws {
        sut.setFault(.status(503), times: 2)

        #expect(try statuses("/api", "/api", "/api", "/api") == [503, 503, 200, 200])
    }

    @Test func `several faults of one target take turns`() throws {
        sut.setFaults([.status(500), .status(503)], times: 3)

        #expect(try statuses("/api", "/api", "/api", "/api") == [500, 503, 500, 200])
    }

    @Test func `a fault of one path does not affect other paths`() throws {
        sut.setFault(.status(503), for: .path("/api/character/1"))

        #expect(try statuses("/api/character/1?x=1", "/api/character/12", "/api/character") == [503, 200, 200])
    }

    @Test func `a fault of one page matches the parameter at any position in the query`() throws {
        sut.setFault(.status(503), for: .path("/api/character", query: ["page": "2"]), times: 2)

        let page = "/api/character?page"
        #expect(
            try statuses("\(page)=1", "\(page)=2", "/api/character?name=a&page=2", "\(page)=2") == [200, 503, 503, 200])
    }

    @Test func `a fault of a path takes precedence over one of all requests until it is used up`() throws {
        sut.setFault(.status(503), for: .path("/api"), times: 1)
        sut.setFault(.status(500))

        #expect(try statuses("/api", "/api", "/api/episode") == [503, 500, 500])
    }

    @Test func `nil removes the faults of its target, and for all requests the faults of every target`() throws {
        sut.setFault(.status(503), for: .path("/api"))
        sut.setFault(.status(500))

        sut.setFault(nil, for: .path("/api"))
        #expect(try statuses("/api") == [500])

        sut.setFault(.status(503), for: .path("/api"))
        sut.setFault(nil)
        #expect(try statuses("/api", "/api/episode") == [200, 200])
    }

    @Test func `setting a fault again restarts its count`() throws {
        sut.setFault(.status(503), times: 1)
        _ = try statuses("/api")
        sut.setFault(.status(503), times: 1)

        #expect(try statuses("/api", "/api") == [503, 200])
    }
}
