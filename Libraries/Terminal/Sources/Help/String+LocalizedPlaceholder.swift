internal import ChallengeResources

extension String {
    /// The placeholder of a value in the current language: `FILE`, in Spanish `ARCHIVO`.
    ///
    /// A placeholder may have several words, as in `ID|CODE`; other words are unchanged.
    var localizedPlaceholder: String {
        var text = ""
        var rest = self[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isUppercase }
            text += word.localizedPlaceholderWord
            rest = rest[word.endIndex...]
            let others = rest.prefix { !$0.isUppercase }
            text += others
            rest = rest[others.endIndex...]
        }
        return text
    }
}

extension Substring {
    fileprivate var localizedPlaceholderWord: String {
        switch self {
        case "COMMAND": "terminal.help.commandPlaceholder".localized()
        case "CODE": "terminal.placeholder.code".localized()
        case "FIELD": "terminal.placeholder.field".localized()
        case "EPISODE": "terminal.placeholder.episode".localized()
        case "FILE": "terminal.placeholder.file".localized()
        case "FORMAT": "terminal.placeholder.format".localized()
        case "KEY": "terminal.placeholder.key".localized()
        case "KIND": "terminal.placeholder.kind".localized()
        case "LANG": "terminal.placeholder.language".localized()
        case "LINK": "terminal.placeholder.link".localized()
        case "LOCATION": "terminal.placeholder.location".localized()
        case "NAME": "terminal.placeholder.name".localized()
        case "NUMBER": "terminal.placeholder.number".localized()
        case "ORIGIN": "terminal.placeholder.origin".localized()
        case "POLICY": "terminal.placeholder.policy".localized()
        case "SHELL": "terminal.placeholder.shell".localized()
        case "STATUS": "terminal.placeholder.status".localized()
        case "TEXT": "terminal.placeholder.text".localized()
        case "TIME": "terminal.placeholder.time".localized()
        case "VALUE": "terminal.placeholder.value".localized()
        case "WHEN": "terminal.placeholder.when".localized()
        case "WORDS": "terminal.placeholder.words".localized()
        default: String(self)
        }
    }
}
