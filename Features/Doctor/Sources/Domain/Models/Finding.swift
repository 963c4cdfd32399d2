/// The result of one check, for the user and for scripts.
struct Finding: Sendable, Equatable {
    /// The identifier for scripts, such as `cache.file`.
    let id: String
    let verdict: Verdict
    /// A sentence that begins with the checked part.
    let message: String
    /// The command line that helps; `nil` if there is none.
    let command: String?
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
}
