import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The message, the exit code and the empty stdout for each fault of a server.
@Suite(.serialized) struct FaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let fault: Fault
        let exitCode: Int32
        let message: String

        /// The time limit, which is short for the faults that end with a timeout.
        var timeout: String { message == Self.tookTooLong ? "1500ms" : "20s" }

        static let tookTooLong = "The API did not respond in time."

        init(_ fault: Fault, _ exitCode: Int32, _ message: String) {
            self.fault = fault
            self.exitCode = exitCode
            self.message = message
        }

        var testDescription: String { fault.name }
    }

    /// A failure of each kind: no connection, a body that is cut off, a timeout, an announced wait, and a body that
    /// cannot be read.
    static let kinds = [
        Case(.refuse, 69, "No connection: the server refused it."),
        Case(.truncatedBody, 69, "The server closed the connection."),
        Case(.hang, 75, "The API did not respond in time."),
        Case(.status(429, retryAfter: .seconds(7200)), 75, "The API asked to wait 2 hours, until "),
        Case(.html, 65, "The response of the API could not be read: it is not JSON."),
    ]

    static let failures = kinds + others

    private static let others: [Case] = [
        Case(.reset, 69, "The server closed the connection."),
        Case(.resetInBody, 69, "The server closed the connection."),
        Case(.close, 69, "The server closed the connection."),
        Case(.closeInHeaders, 69, "The server closed the connection."),
        // Valid HTTP, which FoundationNetworking 6.3.1 does not accept.
        Case(.headerWithoutSpace, 69, "The server did not answer with HTTP."),
        Case(.headerWithoutColon, 69, "The server did not answer with HTTP."),
        Case(.garbageStatusLine, 69, "The server did not answer with HTTP."),
        Case(.notHTTP, 69, "The server did not answer with HTTP."),
        Case(.unauthorized, 69, "The API rejected the request (HTTP 401)."),
        Case(.badChunkSize, 69, "The server closed the connection."),
        Case(.chunkedCutOff, 69, "The server closed the connection."),
        Case(.hangInHeaders, 75, "The API did not respond in time."),
        Case(.hangInBody, 75, "The API did not respond in time."),
        Case(.dripHeaders(milliseconds: 100), 75, "The API did not respond in time."),
        Case(.dripBody(milliseconds: 100), 75, "The API did not respond in time."),
        Case(.delay(milliseconds: 5000), 75, "The API did not respond in time."),
        Case(.status(403), 69, "The API rejected the request (HTTP 403)."),
        Case(.status(404, body: .html), 69, "The API rejected the request (HTTP 404)."),
        Case(.status(408), 75, "The API failed (HTTP 408).\nTry again later."),
        Case(.status(429), 75, "The API asked to wait."),
        Case(.status(500, body: .html), 69, "The API failed (HTTP 500)."),
        Case(.status(501), 69, "The API failed (HTTP 501)."),
        Case(.status(503, retryAfter: .seconds(300)), 75, "The API asked to wait"),
        Case(.malformedJSON, 65, "The response of the API could not be read: it is not JSON."),
        Case(.emptyBody, 65, "The response of the API could not be read: it is not JSON."),
        Case(.otherShape, 65, "The response of the API could not be read"),
        Case(.missingField("name"), 65, "The response of the API could not be read at results[0].name."),
        Case(.nullField("id"), 65, "The response of the API could not be read at results[0].id."),
        Case(.wrongType("id"), 65, "The response of the API could not be read at results[0].id."),
        Case(.endlessBody, 65, "The response of the API is larger than 16 MiB."),
        Case(.endlessHeaders, 65, "The response of the API is larger than 300 KiB."),
        Case(.compressionBomb, 65, "The response of the API is larger than 16 MiB."),
        Case(.oversizedBody, 65, "The response of the API is larger than 16 MiB."),
        Case(.redirectLoop, 69, "The redirect to http"),
        Case(
            .redirectOffSite("http://192.0.2.1/api/character"), 69,
            "The redirect to http://192.0.2.1/api/character was not followed."),
        Case(.redirectNowhere, 69, "The redirect to http"),
    ]

    /// The faults that a client must tolerate.
    static let tolerated: [Fault] = [
        .unknownValues, .hostileText, .redirectOnce,
    ]

    @Test func `every fault of the mirror is tested`() {
        let tried = Set(Self.failures.map(\.fault.bareName) + Self.tolerated.map(\.bareName))

        #expect(Set(Fault.allNamed.map(\.bareName)).subtracting(tried) == [])
    }

    @Test(arguments: failures)
    func `under noCache, a failure is reported and no output is printed`(test: Case) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(test.fault)
        let program = try Program(mirror: mirror)

        let outcome = try await program.run("characters", "list", "--policy", "noCache", "--timeout", test.timeout)

        #expect(outcome.exitCode == test.exitCode)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: "))
        #expect(outcome.error.contains("\(mirror.baseURL): \(test.message)"), "\(outcome.error)")
        #expect(outcome.error.split(separator: "\n").count <= 2)
        // The policy refuses the data that the option would show.
        #expect(!outcome.error.contains("--offline"))
    }

    @Test(arguments: kinds)
    func `the snapshot is used after a failure of each kind`(test: Case) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(test.fault)
        let program = try Program(mirror: mirror)

        let outcome = try await program.run("characters", "list", "--timeout", test.timeout, "--fields", "id")

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == 20)
        #expect(outcome.error.hasPrefix("note: "))
        #expect(outcome.error.contains("\(mirror.baseURL): \(test.message)"), "\(outcome.error)")
        #expect(outcome.error.contains("bundled data of October 2024"))
        #expect(outcome.error.hasSuffix("\nnote: 20 of 826 characters. Next: --page 2. Everything: --all.\n"))
        #expect(outcome.error.split(separator: "\n").count == 2)
    }

    @Test(arguments: tolerated)
    func `an unusual but usable response is used`(fault: Fault) async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(fault)
        let program = try Program(mirror: mirror)

        let outcome = try await program.run("characters", "list", "--policy", "noCache", "--fields", "id")

        #expect(
            outcome
                == Outcome(
                    exitCode: 0, output: (1...20).map { "\($0)\n" }.joined(),
                    error: "note: 20 of 826 characters. Next: --page 2. Everything: --all.\n"))
    }

    @Test func `hostile text is escaped in a terminal`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.hostileText)
        let program = try Program(mirror: mirror, environment: ["CHALLENGE_FORCE_TTY": "80"])

        let outcome = try await program.run("characters", "list", "--color", "never")

        let dangerous = outcome.output.unicodeScalars.filter { scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
            return isControl || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
        #expect(outcome.exitCode == 0)
        #expect(dangerous.isEmpty)
        #expect(!outcome.output.isEmpty)
    }

    /// FoundationNetworking 6.3.1 does not accept IPv6 addresses.
    @Test func `the message names an address that URLSession cannot use`() async throws {
        let outcome = try await Program().run(
            "character", "1", "--policy", "noCache", "--api-url", "http://[::1]:9/api")

        #expect(outcome.exitCode == 69)
        #expect(
            outcome.error.hasPrefix(
                "error: Not loaded: character 1. http://[::1]:9/api: No connection: the URL of the API cannot be used.\n"
            ))
    }

    @Test func `the next run respects an announced wait`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.status(429, retryAfter: .seconds(7200)), times: 1)
        let program = try Program(mirror: mirror)

        let first = try await program.run("character", "1", "--policy", "noCache")
        let second = try await program.run("character", "1", "--policy", "noCache")
        let third = try await program.run("character", "1")

        #expect(first.exitCode == 75)
        #expect(second.exitCode == 75)
        #expect(second.error.contains("The API asked to wait 2 hours, until "))
        #expect(third.output.hasPrefix("1\tRick Sanchez"))
        #expect(third.error.contains("until ") && third.error.contains("challenge cache clear --waits"))
        #expect(mirror.requestCount == 1)
    }

    @Test func `a saved wait can be deleted, and applies only to its API`() async throws {
        let mirror = try MirrorServer()
        defer { mirror.stop() }
        mirror.setFault(.status(503, retryAfter: .seconds(3600)), times: 1)
        let program = try Program(mirror: mirror)
        let command = ["character", "1", "--policy", "noCache", "--fields", "id"]

        let refused = try await program.start(command + ["--verbose"]).outcome()
        let other = try await program.start(command + ["--api-url", mirror.baseURL + "/other"]).outcome()
        let cleared = try await program.run("cache", "clear", "--waits")
        let answered = try await program.start(command).outcome()

        #expect(refused.exitCode == 75)
        #expect(refused.error.contains("challenge cache clear --waits"))
        #expect(refused.error.contains("HTTP 503, wait 3600 s"))
        #expect(other.exitCode == 66)
        #expect(
            cleared
                == Outcome(exitCode: 0, output: "", error: "note: The waits and the timeouts were cleared.\n"))
        #expect(answered == Outcome(exitCode: 0, output: "1\n", error: ""))
    }
}

extension Fault {
    /// The name of the fault, without its value.
    fileprivate var bareName: String { name.split(separator: "=").first.map(String.init) ?? name }
}
