/// A language in which Challenge can talk.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"

    /// The language that the environment asks for, the way every POSIX program finds it: the first of these variables
    /// that is not empty decides, and a language nobody translated becomes English.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        self = Language(locale: locale) ?? .english
    }

    /// The language of a locale's name, such as `es`, `es_MX.UTF-8` or `en-GB`.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        self.init(rawValue: code)
    }
}
