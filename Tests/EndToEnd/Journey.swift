import Testing

/// Keys with the texts that the window has after them.
struct Journey: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        let keys: String
        let result: String
    }

    let name: String
    let line: String
    let columns: Int
    let rows: Int
    let steps: [Step]
    let end: String
    let exitCode: Int32
    /// A text that the program prints after it has left the screen.
    let printed: String

    var testDescription: String { name }

    /// - Parameter steps: The steps, the first of which waits for the first screen.
    init(
        _ name: String, _ line: String = "challenge browse", _ columns: Int = 100, _ rows: Int = 30,
        steps: [(String, String)], end: String = "q", exitCode: Int32 = 0, printed: String = ""
    ) {
        self.name = name
        self.line = line
        self.columns = columns
        self.rows = rows
        self.steps = steps.map { Step(keys: $0.0, result: $0.1) }
        self.end = end
        self.exitCode = exitCode
        self.printed = printed
    }

    static let all = browsing + picking

    private static let browsing = starting + going + changing + typing

    private static let starting = [
        Journey("a kind", "challenge browse episodes", steps: [("", "1 of 51 ")]),
        Journey("one item of a kind", "challenge browse location", steps: [("", "1 of 126 ")]),
        Journey("a name", "challenge browse tiny rick", steps: [("", "353 of 826 "), ("", "╭─ Tiny Rick ─")]),
        Journey("the code of an episode", "challenge browse S03E07", steps: [("", "28 of 51 ")]),
        Journey("a link to an item", "challenge browse challenge://location/3", steps: [("", "3 of 126 ")]),
        Journey("a link to a list", "challenge browse challenge://episodes", steps: [("", "1 of 51 ")]),
        Journey(
            "a link with filters", "challenge browse 'challenge://characters?status=dead&species=alien'",
            steps: [("", " (826)")]),
        Journey(
            "favorites of nobody", "challenge browse favorites", steps: [("", "Nothing here yet: f adds characters, ")]
        ),
        Journey("a small window", "challenge browse", 30, 8, steps: [("", "smaller than 40")]),
        Journey("no mouse", "challenge browse --no-mouse", steps: [("", "1 of 826 ")]),
        Journey("Ctrl-C", steps: [("", "1 of 826 ")], end: "⌃", exitCode: 130),
    ]

    private static let going = [
        Journey(
            "the newcomer's six steps",
            steps: [
                ("", "Appears most with"), ("↵", "Rick Sanchez › Episodes"), ("↓", "2 of 51 "),
                ("↵", "Lawnmower Dog › Characters"),
                ("→", "Esc back"), ("⎋⎋", "2 of 51 "), ("⌫⌫", "1 of 826 "),
            ]),
        Journey(
            "an item of the card", steps: [("", "Appears most with"), ("→↓↓↓↓↵", "2 of 51 "), ("←←", "1 of 826 ")]),
        Journey("a place of the card", steps: [("", "1 of 826 "), ("l↵", "Rick Sanchez › Origin"), ("h", "Esc back")]),
        Journey(
            "the card scrolls", "challenge browse", 80, 12,
            steps: [("", "Alive"), ("JJJJJJJJJ", "S01E01"), ("KKKKKKKKK", "Human")]),
        Journey(
            "tabs by numbers",
            steps: [("", "1 of 826 "), ("3", "1 of 126 "), ("2", "1 of 51 "), ("1", "1 of 826 ")]),
        Journey(
            "tabs by Tab",
            steps: [("", "1 of 826 "), ("⇥", "1 of 51 "), ("]", "1 of 126 "), ("⇥", "Nothing"), ("[", "126")]),
        Journey(
            "letters move",
            steps: [
                ("", "1 of 826 "), ("jjj", "4 of 826 "), ("k", "3 of 826 "), ("G", "826 of 826 "), ("g", "1 of 826 "),
            ]),
        Journey(
            "keys move",
            steps: [
                ("", "1 of 826 "), ("↓↓", "3 of 826 "), ("↑", "2 of 826 "), ("↘", "826 of 826 "), ("↖", "1 of 826 "),
            ]),
        Journey(
            "pages", steps: [("", "1 of 826 "), ("⇟", "24 of 826 "), ("\u{6}", "47 of 826 "), ("⇞\u{2}", "1 of 826 ")]),
        Journey(
            "half pages and pages by Ctrl",
            steps: [("", "1 of 826 "), ("\u{4}", "12 of 826 "), ("\u{6}", "35 of 826 "), ("\u{15}", "24 of 826 ")]),
        Journey("the end holds", steps: [("", "1 of 826 "), ("Gkkk⇟⇟jjj", "826 of 826 ")]),
        Journey(
            "unknown keys do nothing",
            steps: [("", "1 of 826 "), ("\u{1B}[99~\u{1B}OQ\u{1B}[1;5S\u{1B}xj", "2 of 826 ")]),
        Journey(
            "a click and the wheel",
            steps: [
                ("", "1 of 826 "), ("\u{1B}[<0;5;6M\u{1B}[<0;5;6m", "3 of 826 "), ("\u{1B}[<65;5;5M", "6 of 826 "),
                ("\u{1B}[<0;24;1M", "1 of 51 "),
            ]),
        Journey(
            "a click on a title sorts", steps: [("", "1 of 826 "), ("\u{1B}[<0;12;3M", "Characters by Name ↑")]),
    ]

    private static let changing = [
        Journey(
            "the menu of orders",
            steps: [
                ("", "1 of 826 "), ("s", "─ Sort ─"), ("jj↵", "by Status ↑"), ("s↵", "by Status ↓"),
            ]),
        Journey(
            "dates", "challenge browse episodes",
            steps: [("", "1 of 51 "), ("sjjj↵", "by Air date ↑"), ("s↵", "by Air date ↓")]),
        Journey("the keys", steps: [("", "1 of 826 "), ("?", "copy the link"), ("x", "Rick Sanchez")]),
        Journey(
            "copies",
            steps: [("", "1 of 826 "), ("y", "Copied: Rick Sanchez"), ("Y", "Copied: challenge://character/1")]),
        Journey("a refused API", steps: [("", "1 of 826 "), ("r", "No connection")]),
        Journey(
            "a refused API without the cache", "challenge browse --policy noCache",
            steps: [("", "│ http://127.0.0.1:1/api: No connection")]),
        Journey("policies", steps: [("", "localFirst"), ("p", "remoteFirst"), ("p", "noCache"), ("p", "localFirst")]),
        Journey(
            "favorites of several kinds",
            steps: [("", "1 of 826 "), ("f", "★"), ("2f", "★"), ("3f", "★"), ("4", "3 of 3 ")]),
        Journey(
            "a mistake in the form", steps: [("", "1 of 826 "), ("e", "Note"), ("⇥⇥7↵", "from 1 to 5")], end: "⌃⌃",
            exitCode: 74,
            printed:
                "\u{1B}[1;31merror:\u{1B}[0m Not saved: Rick Sanchez. The rating must be a number from 1 to 5, not 7.\r\n"
        ),
        Journey(
            "a changed form",
            steps: [("", "1 of 826 "), ("e", "Note"), ("abc", "abc"), ("⎋", "Press Esc again"), ("⎋", "1 of 826 ")]),
    ]

    private static let typing = [
        Journey("Ctrl-C in a filter", steps: [("", "1 of 826 "), ("/b", "/b")], end: "⌃", exitCode: 130),
        Journey(
            "more text than a filter takes",
            steps: [("", "1 of 826 "), ("/" + String(repeating: "x", count: 20_000), "No match.")],
            end: "⌃", exitCode: 130),
        Journey(
            "a paste without an end", steps: [("", "1 of 826 "), ("/\u{1B}[200~tiny", "826")], end: "⌃", exitCode: 130),
        Journey(
            "a filter",
            steps: [
                ("", "1 of 826 "), ("jj/sanchez", "12 of 826 "), ("↵", "1 of 12 (826) "), ("j", "2 of 12 (826) "),
                ("⌫", "2 of 12 (826) "), ("⎋", "3 of 826 "),
            ]),
        Journey(
            "a filter without matches keeps the place",
            steps: [("", "1 of 826 "), ("jj/zzzz", "No match."), ("⎋", "3 of 826 ")]),
        Journey(
            "a status", steps: [("", "1 of 826 "), ("/dead", "287 of 826 "), (" human", "Mrs. Sullivan")], end: "⌃",
            exitCode: 130),
        Journey("a place", steps: [("", "1 of 826 "), ("/citadel", "Citadel of Ricks")], end: "⌃", exitCode: 130),
        Journey(
            "a misspelt name in a filter",
            steps: [("", "1 of 826 "), ("/brdperson", "Birdperson? ↵"), ("↵", "/Birdperson")], end: "⌃",
            exitCode: 130),
        Journey(
            "a corrected filter", steps: [("", "1 of 826 "), ("/tinyx", "No match."), ("⌫", "Tiny Rick")], end: "⌃",
            exitCode: 130),
        Journey(
            "a filter of linked items",
            steps: [("", "Appears most with"), ("↵", "1 of 51 "), ("/pickle", "1 of 51 "), ("↵", "1 of 1 (51) ")]),
        Journey(
            "words of a filter",
            steps: [("", "1 of 826 "), ("/tiny rick\u{1B}bX", "tiny Xrick"), ("\u{17}", "tiny rick")], end: "⌃",
            exitCode: 130),
        Journey(
            "pasted text is text",
            steps: [("", "1 of 826 "), ("/\u{1B}[200~tiny\nrick\u{1B}[201~", "1 of 826 "), ("", "╭─ Tiny Rick ─")],
            end: "⌃",
            exitCode: 130),
    ]

    private static let picking = [
        Journey(
            "one identifier", "echo got $(challenge pick)", steps: [("", "826 of 826 "), ("tiny rick", "1 of 826 ")],
            end: "↵",
            printed: "got 353\r\n"),
        Journey(
            "several identifiers", "echo got $(challenge pick episodes --multi)",
            steps: [("", "51 of 51 "), ("⇥↓⇥", "2 marked")], end: "↵", printed: "got 1 3\r\n"),
        Journey(
            "all matches", "echo got $(challenge pick --multi --query 'tiny rick')",
            steps: [("", "1 of 826 "), ("\u{1B}a", "1 marked")], end: "↵", printed: "got 353\r\n"),
        Journey(
            "fields", "challenge pick --fields name,status --query 'tiny rick' | cat",
            steps: [("", "1 of 826 ")], end: "↵", printed: "Tiny Rick\tDead\r\n"),
        Journey(
            "a query", "challenge pick locations --query citadel", steps: [("", "Citadel of Ricks")], end: "↵",
            printed: "3\r\n"),
        Journey(
            "a left list", "challenge pick --multi", steps: [("", "826 of 826 "), ("⇥", "1 marked")], end: "⎋",
            exitCode: 130),
        Journey(
            "an empty list", "challenge pick favorites", steps: [("", "Nothing here yet: f"), ("↵", "Noth")], end: "⌃",
            exitCode: 130),
    ]
}
