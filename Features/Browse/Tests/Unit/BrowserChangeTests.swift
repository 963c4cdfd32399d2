import ChallengeCollections
import ChallengeCore
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// Changes that are being stored, and the end of the browser after them.
struct BrowserChangeTests {
    private let sample = BrowserSample()
    private let failure = UnsavedChange(name: "Rick", reason: "The disk is full.")

    /// Returns a browser in which the mark of Rick is being stored.
    private func saving() async -> Browser {
        var browser = await sample.browser()
        #expect(type("f", in: &browser) == ["save"])
        return browser
    }

    /// Presses a key without running its effects, whose names are returned.
    private func type(_ key: Key, in browser: inout Browser) -> [String] {
        browser.update(.terminal(.key(key))).map { effect in
            switch effect {
            case .run(let name, _): name
            case .cancel(let name): "cancel \(name)"
            case .save: "save"
            case .cancelSaving: "cancel saving"
            case .send(_, let duration): "question after \(duration)"
            case .write, .ask: "write"
            }
        }
    }

    private func type(_ key: Character, in browser: inout Browser) -> [String] { type(.character(key), in: &browser) }

    @Test func `the status shows that a change is being stored`() async {
        var sut = await saving()

        #expect(sut.rows[12] == " localFirst · Saving …")
        await sut.handle(.message(.changed(.stored)))
        #expect(sut.rows[12] == " localFirst · Added: Rick. Undo: u · From the cache, 1 minute old.")
    }

    @Test(arguments: [(Key.character("q"), ExitCode.ok), (.control("c"), .interrupted)])
    func `the browser cancels requests, and ends when the change is stored`(key: Key, code: ExitCode) async {
        var sut = await saving()

        #expect(
            type(key, in: &sut) == [
                "cancel load character", "cancel load location", "cancel load favorite",
                "question after 2.0 seconds",
            ])
        #expect(sut.outcome == nil && sut.rows[12...13] == [" Saving …", ""])
        #expect(type("q", in: &sut) == [] && type(.escape, in: &sut) == [] && sut.leaving != nil)
        await sut.handle(.message(.changed(.stored)))
        #expect(sut.outcome == BrowserOutcome(code: code))
    }

    @Test func `after a while the browser asks, and q leaves when the cancelled change has ended`() async {
        var sut = await saving()
        _ = type("q", in: &sut)

        await sut.handle(.message(.longSaving))
        #expect(sut.rows[12...13] == [" Not saved yet: Rick. q leaves anyway.", " q leave without it   Esc stay"])
        #expect(type("q", in: &sut) == ["cancel saving"])
        #expect(sut.outcome == nil)
        await sut.handle(.message(.changed(.failed("The disk is full."))))
        #expect(sut.outcome == BrowserOutcome(code: .ok, unsaved: [failure]))
    }

    @Test func `after the question Escape stays, and a failure is shown`() async {
        var sut = await saving()
        _ = type("q", in: &sut)
        await sut.handle(.message(.longSaving))

        #expect(type(.escape, in: &sut) == [])
        await sut.handle(.message(.changed(.failed("The disk is full."))))

        #expect(sut.outcome == nil && sut.leaving == nil)
        #expect(sut.rows[12] == " localFirst · Not saved: Rick. The disk is full. · From the cache, 1 minute old.")
    }

    @Test func `a second Ctrl-C cancels the change, and a third does not wait for its end`() async {
        var sut = await saving()
        _ = type(.control("c"), in: &sut)

        #expect(type(.control("c"), in: &sut) == ["cancel saving"])
        #expect(sut.outcome == nil)
        _ = type(.control("c"), in: &sut)

        let unknown = UnsavedChange(name: "Rick", reason: "The change had not ended.")
        #expect(sut.outcome == BrowserOutcome(code: .interrupted, unsaved: [unknown]))
    }

    @Test func `a failure is reported after the end until another key`() async {
        var sut = await saving()
        await sut.handle(.message(.changed(.failed("The disk is full."))))
        var (other, interrupted) = (sut, sut)

        await sut.press("q")
        await other.press("jq")
        await interrupted.press("⌃")

        #expect(sut.outcome == BrowserOutcome(code: .ok, unsaved: [failure]))
        #expect(other.outcome == BrowserOutcome(code: .ok))
        #expect(interrupted.outcome == BrowserOutcome(code: .interrupted, unsaved: [failure]))
    }

    @Test func `a conflict is reported after the end`() async {
        var sut = await sample.browser()
        await sut.press("e!")
        #expect(type(.enter, in: &sut) == ["save"] && sut.rows[13] == " Esc leave")
        _ = type(.control("c"), in: &sut)

        await sut.handle(.message(.changed(.conflict([0: "new"]))))

        let conflict = UnsavedChange(name: "Rick", reason: "It was changed elsewhere meanwhile.")
        #expect(sut.outcome == BrowserOutcome(code: .interrupted, unsaved: [conflict]))
    }

    @Test(arguments: [Key.control("c"), .character("q")])
    func `Ctrl-C in a form whose save failed asks, and leaves if the user confirms`(answer: Key) async {
        var sut = await sample.browser()
        await sut.press("e!")
        _ = type(.enter, in: &sut)
        await sut.handle(.message(.changed(.failed("The disk is full."))))

        #expect(type(.control("c"), in: &sut) == [] && sut.outcome == nil)
        #expect(sut.rows[12...13] == [" Not saved yet: Rick. q leaves anyway.", " q leave without it   Esc stay"])
        _ = type(answer, in: &sut)
        #expect(sut.outcome == BrowserOutcome(code: .interrupted, unsaved: [failure]))
    }

    @Test func `after Ctrl-C, Escape returns to the changed form, and another change does not end the browser`() async {
        var sut = await saving()
        await sut.press("e!")
        _ = type(.control("c"), in: &sut)

        await sut.handle(.message(.changed(.stored)))
        #expect(sut.outcome == nil)
        _ = type(.escape, in: &sut)
        #expect(sut.leaving == nil && sut.form?.isChanged == true)
        await sut.press("⌫⌃")
        #expect(sut.outcome == BrowserOutcome(code: .interrupted))
    }

    @Test func `an entry of the history is waited for, but not shown`() async {
        var sut = await sample.browser()
        _ = type(.enter, in: &sut)

        #expect(!sut.rows[12].contains("Saving"))
        _ = type("q", in: &sut)
        #expect(sut.outcome == nil)
        await sut.handle(.message(.changed(.failed("locked"))))
        #expect(sut.outcome == BrowserOutcome(code: .ok))
    }

    @Test func `the form that was left stays closed, and its failure has the name of the item`() async {
        var sut = await sample.browser()
        await sut.press("e!")
        _ = type(.enter, in: &sut)
        _ = type(.escape, in: &sut)

        await sut.handle(.message(.changed(.failed("The disk is full."))))

        #expect(sut.form == nil && sut.rows[12].contains("Not saved: Rick. The disk is full."))
    }

    @Test func `the question is visible in a small window`() async {
        var sut = await saving()
        _ = type("q", in: &sut)
        await sut.handle(.message(.longSaving))

        await sut.handle(.terminal(.resized(Size(columns: 38, rows: 5))))

        #expect(sut.rows[0] == "Not saved yet: Rick. q leaves anyway.")
    }

    @Test func `the error names each change and each reason once`() {
        let sut = CommandError.notSaved([failure, failure, UnsavedChange(name: "Beth", reason: "Locked.")])

        #expect(sut.message == "Not saved: Rick, Beth. The disk is full. Locked." && sut.exitCode == .ioError)
    }
}
