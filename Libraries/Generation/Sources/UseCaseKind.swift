/// The rules that a generated use case can hold.
enum UseCaseKind: String, Codable, CaseIterable, Sendable {
    /// An identifier that nothing can have is not asked for.
    case get
    /// A text is looked for without the space around it, and nothing is looked for without a text.
    case search
}
