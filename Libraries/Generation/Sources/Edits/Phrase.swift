/// A text that people read, in both languages.
struct Phrase: Equatable, Sendable {
    let key: String
    let english: String
    let spanish: String
}
