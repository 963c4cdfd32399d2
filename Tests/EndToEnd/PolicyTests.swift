import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The policies in different scenarios, over several runs of the program.
@Suite(.serialized) struct PolicyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let policy: String
        let scenario: Scenario
        let exitCode: Int32
        let source: Source
        let requests: Int

        init(_ policy: String, _ scenario: Scenario, _ exitCode: Int32, _ source: Source, _ requests: Int) {
            self.policy = policy
            self.scenario = scenario
            self.exitCode = exitCode
            self.source = source
            self.requests = requests
        }

        var testDescription: String { "\(policy), \(scenario.rawValue)" }
    }

    enum Scenario: String, Sendable {
        case cached = "online, cached"
        case expired = "online, expired"
        case offlineCached = "offline, cached"
        case offlineExpired = "offline, expired"
        case offlineEmpty = "offline, nothing cached"
        case gone = "404, cached and expired"
        case gateway = "404 of a gateway, cached and expired"
        case broken = "500, cached and expired"
        case brokenEmpty = "500, nothing cached"
    }

    /// The expected origin of the result, which the note on stderr names.
    enum Source: Sendable {
        case remoteOrFresh
        case copy
        case snapshot
        case nothing
    }

    static let cases: [Case] = [
        Case("localFirst", .cached, 0, .remoteOrFresh, 0),
        Case("localFirst", .expired, 0, .remoteOrFresh, 1),
        Case("localFirst", .offlineExpired, 0, .copy, 0),
        Case("localFirst", .offlineEmpty, 0, .snapshot, 0),
        Case("localFirst", .gone, 66, .nothing, 1),
        Case("localFirst", .gateway, 0, .copy, 1),
        Case("localFirst", .broken, 0, .copy, 3),
        Case("remoteFirst", .cached, 0, .remoteOrFresh, 1),
        Case("remoteFirst", .offlineCached, 0, .copy, 0),
        Case("remoteFirst", .brokenEmpty, 0, .snapshot, 3),
        Case("noCache", .cached, 0, .remoteOrFresh, 1),
        Case("noCache", .offlineCached, 69, .nothing, 0),
    ]

    @Test(arguments: cases)
    func `a character has the origin and the exit code of the policy in every scenario`(_ test: Case) async throws {
        try await check(test, command: ["character", "42"], expecting: "Big Head Morty")
    }

    @Test(arguments: [
        Case("localFirst", .broken, 0, .copy, 3), Case("remoteFirst", .offlineEmpty, 0, .snapshot, 0),
        Case("noCache", .offlineCached, 69, .nothing, 0),
    ])
    func `a page has the origin and the exit code of the policy in every scenario`(_ test: Case) async throws {
        try await check(test, command: ["characters", "list", "--page", "3"], expecting: "Big Head Morty")
    }

    private func check(_ test: Case, command: [String], expecting name: String) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(mirror: mirror)
        try await prepare(test.scenario, mirror, program, command)

        let options = ["--policy", test.policy]
        let expiry = test.scenario.isExpired ? ["--max-age", "0"] : []
        let outcome = try await program.start(command + options + expiry).outcome()

        #expect(outcome.exitCode == test.exitCode, "\(outcome.error)")
        #expect(outcome.output.contains(name) == (test.source != .nothing))
        #expect(mirror.requestCount == test.requests)
        switch test.source {
        case .remoteOrFresh: #expect(!outcome.error.contains("Showing") && !outcome.error.contains("warning"))
        case .copy: #expect(outcome.error.contains("Showing cached data from"))
        case .snapshot: #expect(outcome.error.contains("Showing the bundled data of October 2024."))
        case .nothing:
            #expect(outcome.output == "")
            #expect(outcome.error.hasPrefix("error: "))
        }
    }

    private func prepare(
        _ scenario: Scenario, _ mirror: MirrorServer, _ program: Program, _ command: [String]
    ) async throws {
        if scenario.isCached { _ = try await program.start(command).outcome() }
        mirror.resetRequests()
        switch scenario {
        case .offlineCached, .offlineExpired, .offlineEmpty: mirror.stop()
        case .gone: mirror.setFault(.status(404))
        case .gateway: mirror.setFault(.status(404, body: .html))
        case .broken, .brokenEmpty: mirror.setFault(.status(500))
        case .cached, .expired: break
        }
    }

    @Test func `a character that the API no longer has is removed from the cache`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        let program = try Program(mirror: mirror)
        try await program.run("character", "42")
        mirror.setFault(.status(404))

        #expect(try await program.run("character", "42", "--policy", "remoteFirst").exitCode == 66)

        mirror.stop()
        #expect(try await program.run("character", "42").error.contains("Showing the bundled data"))
    }
}

extension PolicyTests.Scenario {
    var isCached: Bool {
        switch self {
        case .cached, .expired, .offlineCached, .offlineExpired, .gone, .gateway, .broken: true
        case .offlineEmpty, .brokenEmpty: false
        }
    }

    var isExpired: Bool { [.expired, .offlineExpired, .gone, .gateway, .broken].contains(self) }
}
