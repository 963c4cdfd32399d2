import ChallengeNetworking
import Testing

@testable import ChallengeDoctor

struct WorkerCheckTests {
    @Test(arguments: [
        ("/usr/bin/challenge-network", "-"), ("/usr/libexec/challenge/challenge-network", "-"),
        ("/usr/local/bin/challenge-network", "./install.sh --prefix /usr/local"),
        ("/a b/libexec/challenge/challenge-network", "./install.sh --prefix '/a b'"),
        ("/a/.build/release/challenge-network", "swift build -c release --package-path /a"),
    ])
    func `a missing worker is installed again, unless it belongs to a package`(path: String, command: String) async {
        let findings = await WorkerCheck(path: path) { .missing }.run()

        #expect(findings.map { $0.command ?? "-" } == [command])
    }

    @Test func `a folder in place of the worker is moved aside`() async {
        let finding = await WorkerCheck(path: "/usr/bin") { .notExecutable }.run().first

        #expect(finding?.message.hasSuffix("/usr/bin is a folder.") == true)
        #expect(finding?.command == "mv -i /usr/bin /usr/bin.old")
    }

    @Test func `a worker that every user can write is a warning with the command that protects it`() async {
        let paths = ["/a b/challenge-network", "/a b"]

        let finding = await WorkerCheck(path: paths[0]) { .writableByAll(paths: paths) }.run().first

        #expect(finding?.verdict == .warning)
        #expect(finding?.command == "chmod o-w '/a b/challenge-network' '/a b'")
    }
}
