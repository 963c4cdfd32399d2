import Testing

@testable import ChallengeDoctor

struct CommandLineTextTests {
    @Test(arguments: [
        ("less", "less"), ("less -R  --quiet", "less"), ("LESS=-R /usr/bin/less", "/usr/bin/less"), ("A=1", nil),
        ("", nil), ("less | cat", nil), ("'my pager'", nil), ("$PAGER", nil),
    ])
    func `only a simple command line has a program`(line: String, program: String?) {
        #expect(CommandLineText(line).program?.name == program)
    }

    @Test func `a program is searched for in the folders of PATH, or at its own path`() {
        let shell = CommandLineText.Program(name: "sh")

        #expect(shell.isInstalled(in: ["PATH": "/dev/null:/bin"]))
        #expect(!shell.isInstalled(in: ["PATH": "/dev/null"]) && !shell.isInstalled(in: [:]))
        #expect(CommandLineText.Program(name: "/bin/sh").isInstalled(in: [:]))
        #expect(!CommandLineText.Program(name: "/bin/missing").isInstalled(in: ["PATH": "/bin"]))
    }
}
