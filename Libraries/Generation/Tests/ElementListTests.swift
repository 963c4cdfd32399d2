import Testing

@testable import ChallengeGeneration

struct ElementListTests {
    @Test(
        arguments: [
            ("let x = []", []), ("let x = [a]", ["a"]), ("let x = [\n  a,\n  b,\n]", ["a", "b"]),
            ("let x = [f(1, [2]), \"],\"]", ["f(1, [2])", "\"],\""]),
            ("let x = [\n  // a, \"never\n  a, // it's [a\n  /* b, */ b\n]", ["a", "b"]),
            (#"let x = ["\",", """"#, nil), ("let x = [a", nil),
            (#"let x = ["""\n"],\n""", a]"#, [#""""\n"],\n""""#, "a"]),
        ] as [(String, [String]?)])
    func `elements are read without comments`(source: String, elements: [String]?) {
        #expect(ElementList(source, opening: "let x = [")?.codes == elements)
    }

    @Test func `comments stay with their elements`() throws {
        let source = """
            let x = [
                // The first, "of course.
                a,
                // The [second
                c,  // that's c
                // The end.
            ]
            let y = [b]
            """
        var sut = try #require(ElementList(source, opening: "let x = ["))

        sut.elements.insert(.init("b"), at: 1)

        #expect(
            sut.text(onePerLine: false) == """
                let x = [
                    // The first, "of course.
                    a,
                b,
                    // The [second
                    c,  // that's c
                    // The end.
                ]
                let y = [b]
                """)
    }

    @Test func `elements without comments share a line`() throws {
        var sut = try #require(ElementList("[\n  a,\n  c,\n]", opening: "["))
        #expect(sut.text(onePerLine: false) == "[\n  a,\n  c,\n]")

        sut.elements.insert(.init("b"), at: 1)

        #expect(sut.text(onePerLine: false) == "[a, b, c]")
        #expect(sut.text(onePerLine: true) == "[\n  a,\nb,\n  c,\n]")
    }
}
