/// The language in which the running task talks.
public enum Localization {
    /// Set once by the app, around the whole command; a task-local, so that tests in both languages run side by side.
    @TaskLocal public static var language: Language = .english
}

extension String {
    /// The text behind this key in the current language, its placeholders filled in order.
    ///
    /// The first whole number among the arguments chooses the plural form. A key that does not exist comes back as it
    /// is: an untranslated word is better than none, and a test keeps it from shipping.
    public func localized(_ arguments: any Sendable...) -> String {
        guard let phrase = StringCatalog.embedded.phrase(for: self, in: Localization.language) else { return self }
        let count = arguments.lazy.compactMap { $0 as? Int }.first
        return MessageTemplate(phrase.template(for: count)).filled(with: arguments)
    }
}
