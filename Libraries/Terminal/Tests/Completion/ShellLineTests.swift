import Testing

@testable import ChallengeTerminal

/// The words of unfinished command lines.
struct ShellLineTests {
    private static let breaks = " \t\n\"'@><=;|&(:"

    @Test(arguments: [
        ("sky ", [], ""), ("sky pla", [], "pla"), ("sky planet earth", ["planet"], "earth"),
        ("sky planet 'big ear", ["planet"], "big ear"), (#"sky planet big\ ear"#, ["planet"], "big ear"),
        (#"sky "a b" c"#, ["a b"], "c"), (#"sky "a\"b\c" "#, [#"a"b\c"#], ""), ("sky '' x", [""], "x"),
        (#"sky 'a'\''b' "#, ["a'b"], ""), ("A=1 _b2='x y' sky pla", [], "pla"), ("sky --name=a=b ", ["--name=a=b"], ""),
        ("sky 1=2 ", ["1=2"], ""), ("sky list > file ", ["list"], ""),
        ("sky `id` $(id) $HOME", ["`id`", "$(id)"], "$HOME"),
        ("", [], ""), ("sk", [], "sk"),
    ])
    func `quotes are removed, and nothing is expanded`(line: String, words: [String], word: String) {
        let sut = ShellLine(line, shell: .bash)

        #expect(sut.words == words)
        #expect(sut.word == word)
    }

    @Test func `fish escapes an apostrophe in apostrophes`() {
        #expect(ShellLine(#"sky 'Beth\'s \\ \n"#, shell: .fish).word == #"Beth's \ \n"#)
        #expect(ShellLine(#"sky 'Beth\' "#, shell: .zsh).words == [#"Beth\"#])
    }

    @Test(arguments: ["sky list > fi", "sky list 2>fi", "sky favorites import <fi"])
    func `the file of a redirection is recognized`(line: String) {
        #expect(ShellLine(line, shell: .bash).namesRedirectedFile)
        #expect(!ShellLine(line + " ", shell: .bash).namesRedirectedFile)
        #expect(!ShellLine(#"sky a\>fi"#, shell: .bash).namesRedirectedFile)
    }

    @Test(arguments: [
        ("sky big", "Big Earth", #"Big\ Earth"#), ("sky --name=big", "--name=Big Earth", #"Big\ Earth"#),
        ("sky a:b", "a:bc", "bc"), (#"sky a\:b"#, "a:bc", "a:bc"), (#"sky a\ "#, "a b", #"a\ b"#),
        ("sky 'it", "it's", #"it'\''s"#), (#"sky "x"#, #"x$(id)`id`"\"#, #"x\$(id)\`id\`\"\\"#),
        ("sky ", "$(id)", #"\$\(id\)"#), ("sky ", "`id`;x|y&z", #"\`id\`\;x\|y\&z"#), ("sky ", "~x!*", #"\~x\!\*"#),
        ("sky --name=\"big", "--name=big earth", "big earth"), ("sky ", "éß-1,2.3", "éß-1,2.3"),
    ])
    func `bash inserts the rest of the value, quoted as the word`(line: String, value: String, insertion: String) {
        #expect(ShellLine(line, shell: .bash, breaks: Self.breaks).insertion(for: value) == insertion)
    }

    @Test func `a value that cannot be quoted is not inserted`() {
        #expect(ShellLine("sky \"a", shell: .bash, breaks: Self.breaks).insertion(for: "a!1") == nil)
        #expect(ShellLine("sky a:b", shell: .bash, breaks: Self.breaks).insertion(for: "xyz") == nil)
    }
}
