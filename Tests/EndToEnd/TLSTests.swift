import ChallengeTestSupport
import Foundation
import Testing

/// Servers with an invalid certificate, which the system's `openssl` runs.
struct TLSTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// Runs the shell command line beside a TLS server whose certificate is for `localhost`, at port `$port`.
    private func run(_ line: String) async throws -> Outcome {
        try await program.shell(
            """
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out certificate.pem \
                -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null || exit 99
            : >server.log
            openssl s_server -accept 127.0.0.1:0 -key key.pem -cert certificate.pem -www >server.log 2>&1 &
            trap "kill $!" EXIT
            until port=$(sed -n 's/^ACCEPT.*://p' server.log) && [ -n "$port" ]; do kill -0 $! || exit 99; sleep 0.05; done
            \(line)
            """, environment: ["no_proxy": "*"])
    }

    private static let hasOpenSSL = isThere("openssl")

    @Test(.enabled(if: hasOpenSSL, "no openssl on this machine"))
    func `a self-signed certificate is refused, and the error gives the reason`() async throws {
        let outcome = try await run("challenge character 1 --policy noCache --api-url https://localhost:$port/api")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: Not loaded: character 1. https://localhost:"))
        #expect(outcome.error.contains("/api: No secure connection to the API: "))
        #expect(outcome.error.contains("self-signed certificate") || outcome.error.contains("self signed certificate"))
    }

    /// A private mount makes the certificate trusted, so that only its host name is wrong.
    @Test(.enabled(if: hasOpenSSL && hasNamespaces, "no openssl, or no right to mount a file, on this machine"))
    func `a certificate for another host is refused, and the error names the host`() async throws {
        let mount = "mount --bind certificate.pem \(Self.trustedCertificates)"
        let outcome = try await run(
            """
            unshare --user --map-root-user --mount sh -c "\(mount) && for host in 127.0.0.1 localhost; do
                challenge character 1 --policy noCache --api-url https://\\$host:$port/api; echo \\$?; done"
            """)

        // `localhost` proves that the certificate is trusted: the connection succeeds, and the response is not JSON.
        #expect(outcome.output == "69\n65\n")
        #expect(outcome.error.contains("No secure connection to the API: "))
        #expect(outcome.error.contains("127.0.0.1"))
    }

    private static let trustedCertificates = "/etc/ssl/certs/ca-certificates.crt"

    private static let hasNamespaces = succeeds(
        "unshare --user --map-root-user --mount mount --bind /etc/hostname \(trustedCertificates)")

    private static func isThere(_ tool: String) -> Bool { succeeds("command -v \(tool)") }

    private static func succeeds(_ line: String) -> Bool {
        system("{ \(line); } >/dev/null 2>&1") == 0
    }
}
