import Testing

@testable import ChallengeGeneration

struct UnifiedDiffTests {
    private func diff(_ before: String?, _ after: String?) -> String {
        UnifiedDiff(FileChange(path: "a.txt", before: before, after: after)).text
    }

    @Test func `a changed line has three lines around it, and its hunk has their numbers`() {
        let before = (1...12).map { "\($0)\n" }.joined()

        #expect(
            diff(before, before.replacing("6\n", with: "six\n")) == """
                --- a/a.txt
                +++ b/a.txt
                @@ -3,7 +3,7 @@
                 3
                 4
                 5
                -6
                +six
                 7
                 8
                 9

                """)
    }

    @Test func `distant changes are in several hunks`() {
        let before = (1...20).map { "\($0)\n" }.joined()
        let after = before.replacing("2\n3\n", with: "2\nnew\n3\n").replacing("18\n", with: "")

        let text = diff(before, after)

        #expect(text.contains("@@ -1,5 +1,6 @@\n 1\n 2\n+new\n 3\n"))
        #expect(text.contains("@@ -15,6 +16,5 @@\n 15\n 16\n 17\n-18\n 19\n 20\n"))
    }

    @Test func `a last line without a line break is marked`() {
        #expect(diff(nil, "a").hasSuffix("@@ -0,0 +1,1 @@\n+a\n\\ No newline at end of file\n"))
    }

    @Test func `a last line is replaced if only its line break changes`() {
        let end = "\\ No newline at end of file\n"

        #expect(diff("a\nb", "a\nb\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\(end)+b\n"))
        #expect(diff("a\nb\n", "a\nb").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n+b\n\(end)"))
        #expect(diff("a\nb", "c\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(end)"))
    }

    @Test func `a new and a deleted file have all lines`() {
        #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(diff("a\nb\n", nil) == "--- a/a.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    }
}
