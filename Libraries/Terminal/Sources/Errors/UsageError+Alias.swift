internal import ChallengeCore
internal import ChallengeResources

extension UsageError {
    /// Returns the error with the alias in its message, because the user does not see the words of the alias.
    func naming(_ alias: ConfiguredValue) -> UsageError {
        var error = self
        error.alias = alias
        return error
    }

    /// The sentence about the alias that the user typed; empty for a command line without one.
    var aliasNote: String {
        alias.map { " " + "terminal.usage.alias %@ %@".localized($0.aliasName, $0.safeCommandLine) } ?? ""
    }
}

extension ConfiguredValue {
    /// The command line of the alias, without the parts of addresses that may be secret.
    fileprivate var safeCommandLine: String {
        guard text.contains("://"), let words = text.shellWords else { return text }
        return words.map(\.wordWithoutSecrets.quotedForShell).joined(separator: " ")
    }
}
