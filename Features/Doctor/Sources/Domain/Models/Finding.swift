import ChallengeCore

/// The result of one check, for the user and for scripts.
struct Finding: Sendable {
    /// The identifier for scripts, such as `cache.file`.
    let id: String
    let verdict: Verdict
    /// A sentence that begins with the checked part.
    let message: String
    /// The command line that mends the part; `nil` if there is none.
    let command: String?
    /// Mends the part without a loss, and returns a sentence about the change.
    let fix: Fix?

    typealias Fix = @Sendable () async throws(StorageFailure) -> String

    init(_ id: String, _ verdict: Verdict, _ message: String, command: String? = nil, fix: Fix? = nil) {
        self.id = id
        self.verdict = verdict
        self.message = message
        self.command = fix == nil ? command : "challenge doctor --fix"
        self.fix = fix
    }

    /// Returns the finding with a further sentence, and without the fix.
    func adding(_ sentence: String) -> Finding {
        Finding(id, verdict, message + " " + sentence, command: fix == nil ? command : nil)
    }
}

/// The verdict about one part; the raw value is the word for scripts.
enum Verdict: String, Sendable, CaseIterable {
    case ok
    /// A fact that needs no change.
    case note
    /// Everything works, but the user may want a change.
    case warning
    /// Something does not work.
    case problem
    /// A problem or a warning that was mended.
    case fixed
}
