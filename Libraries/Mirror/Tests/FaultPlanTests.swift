import ChallengeMirror
import Testing

@Suite("Which request meets which fault")
struct FaultPlanTests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    private func statuses(_ targets: String...) throws -> [Int?] {
        try targets.map { try sut.ask($0)?.status }
    }

    @Test("so many times, then healthy")
    func times() throws {
        sut.setFault(.status(503), times: 2)

        #expect(try statuses("/api", "/api", "/api", "/api") == [503, 503, 200, 200])
    }

    @Test("several faults take turns")
    func turns() throws {
        sut.setFaults([.status(500), .status(503)], times: 3)

        #expect(try statuses("/api", "/api", "/api", "/api") == [500, 503, 500, 200])
    }

    @Test("a fault for one path leaves the others alone")
    func path() throws {
        sut.setFault(.status(503), for: .path("/api/character/1"))

        #expect(try statuses("/api/character/1?x=1", "/api/character/12", "/api/character") == [503, 200, 200])
    }

    @Test("a fault for one page, wherever the parameter stands")
    func query() throws {
        sut.setFault(.status(503), for: .path("/api/character", query: ["page": "2"]), times: 2)

        let page = "/api/character?page"
        #expect(
            try statuses("\(page)=1", "\(page)=2", "/api/character?name=a&page=2", "\(page)=2") == [200, 503, 503, 200])
    }

    @Test("the particular comes before everything, and everything takes over when it is used up")
    func precedence() throws {
        sut.setFault(.status(503), for: .path("/api"), times: 1)
        sut.setFault(.status(500))

        #expect(try statuses("/api", "/api", "/api/episode") == [503, 500, 500])
    }

    @Test("nil ends what was set for the same target, and for everything all of it")
    func ending() throws {
        sut.setFault(.status(503), for: .path("/api"))
        sut.setFault(.status(500))

        sut.setFault(nil, for: .path("/api"))
        #expect(try statuses("/api") == [500])

        sut.setFault(.status(503), for: .path("/api"))
        sut.setFault(nil)
        #expect(try statuses("/api", "/api/episode") == [200, 200])
    }

    @Test("setting again starts to count again")
    func again() throws {
        sut.setFault(.status(503), times: 1)
        _ = try statuses("/api")
        sut.setFault(.status(503), times: 1)

        #expect(try statuses("/api", "/api") == [503, 200])
    }
}
