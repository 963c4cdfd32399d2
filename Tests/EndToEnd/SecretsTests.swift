import ChallengeTestSupport
import Foundation
import Testing

/// Secrets in addresses, which must be neither printed nor stored.
struct SecretsTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    @Test(arguments: ["http://user:SECRET@x/api", "http://x/api?token=SECRET"])
    func `an API address with a secret is refused, and the error hides the secret`(address: String) async throws {
        let option = try await program.run("character", "1", "-v", "--api-url", address)
        let variable = try await program.run("character", "1", "-v", environment: ["CHALLENGE_API_URL": address])

        #expect(option.exitCode == 64)
        #expect(option.error.hasPrefix("error: Invalid value for --api-url: '"))
        #expect(variable.exitCode == 78)
        #expect(
            variable.error.hasPrefix("error: Invalid value for CHALLENGE_API_URL: '")
                && variable.error.contains("http:// or https://, without user name, ? or #.\n"))
        #expect(!option.error.contains("SECRET"))
        #expect(!variable.error.contains("SECRET"))
        #expect(filesWithSecrets() == [])
    }

    @Test(arguments: ["http://user:SECRET@x/api", "http://x/api?token=SECRET"])
    func `the configuration and the doctor print a refused address without its secrets`(address: String) async throws {
        let environment = ["CHALLENGE_API_URL": address]
        let list = try await program.run("config", "list", "--origin", environment: environment)
        let get = try await program.run("config", "get", "api-url", environment: environment)
        let doctor = try await program.run("doctor", environment: environment)

        let shown = address.hasPrefix("http://u") ? "http://…@x/api" : "http://x/api?…"
        #expect(list.output.contains("api-url\t\(shown)\tCHALLENGE_API_URL\n"))
        #expect(get.exitCode == 78 && get.output == "")
        #expect(get.error.hasPrefix("error: Invalid value for CHALLENGE_API_URL: '\(shown)'."))
        #expect(doctor.output.contains(shown))
        for outcome in [list, get, doctor] { #expect(!"\(outcome)".contains("SECRET")) }
    }

    @Test func `a refused address in the file is not printed either`() async throws {
        try await program.run("config", "set", "language", "en")
        let file = try await program.run("config", "path").output.dropLast()
        try Data(#"{"api-url": "http://user:SECRET@x"}"#.utf8).write(to: URL(filePath: String(file)))

        let outcomes = [
            try await program.run("config", "list"), try await program.run("config", "get", "api-url"),
            try await program.run("character", "1"), try await program.run("doctor", "--offline"),
        ]

        #expect(outcomes.map(\.exitCode) == [0, 78, 78, 1])
        for outcome in outcomes { #expect(!"\(outcome)".contains("SECRET")) }
    }

    @Test(arguments: [
        "ssl://user:SECRET@127.0.0.1:9", "user:SECRET@127.0.0.1:9", "tls://user:SECRET@:x", "user:SECRET",
    ])
    func `no message contains the password of a proxy`(proxy: String) async throws {
        for api in ["http://api.invalid/api", "https://api.invalid/api"] {
            let outcome = try await program.run(
                "character", "1", "-v", "--policy", "noCache", "--api-url", api, environment: ["all_proxy": proxy])

            #expect([65, 69].contains(outcome.exitCode), "\(outcome)")
            #expect(!outcome.error.contains("SECRET"))
        }
        #expect(filesWithSecrets() == [])
    }

    @Test func `no message or file contains the secrets of a redirect`() async throws {
        let server = try RawServer(
            response: Data(
                """
                HTTP/1.1 302 Found\r\nLocation: http://user:SECRET@x/?token=SECRET#SECRET\r\nContent-Length: 0\r
                Connection: close\r\n\r\n
                """.utf8))

        let outcome = try await program.run("character", "1", "--trace", "--api-url", server.address)

        #expect(outcome.exitCode == 0)
        #expect(outcome.error.contains("The redirect to http://…@x/?… was not followed."))
        #expect(!outcome.error.contains("SECRET"))
        #expect(filesWithSecrets() == [])
    }

    @Test func `links to other pages are not stored`() async throws {
        let item = """
            {"id":1,"name":"Rick","status":"Alive","species":"Human","type":"","gender":"Male",\
            "origin":{"name":"unknown","url":""},"location":{"name":"unknown","url":""},"image":"","episode":[],\
            "url":"","created":"2017-11-04T18:48:46.250Z"}
            """
        let body = """
            {"info":{"count":1,"pages":1,"next":"http://user:SECRET@x","prev":"http://x?SECRET"},"results":[\(item)]}
            """
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
        let server = try RawServer(response: Data((head + "Connection: close\r\n\r\n" + body).utf8))

        let outcome = try await program.run(
            "characters", "list", "-v", "--fields", "id,name", "--api-url", server.address)

        #expect(outcome.output == "1\tRick\n")
        #expect(!outcome.error.contains("SECRET"))
        #expect(filesWithSecrets() == [])
    }

    /// Returns the files in the program's folders that contain the secret.
    private func filesWithSecrets() -> [String] {
        let folders = [program.scratch.path("home"), program.scratch.path("cache")]
        return folders.flatMap { folder in
            (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
                // A path without readable content is a folder.
                let content = FileManager.default.contents(atPath: "\(folder)/\(path)")
                return content?.range(of: Data("SECRET".utf8)) != nil
            }
        }
    }
}
