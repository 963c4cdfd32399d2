internal import ChallengeCore
internal import ChallengeResources

/// An error in a command line with an alias, whose words the user does not see.
struct AliasError: PresentableError {
    private let error: UsageError
    private let alias: ConfiguredValue

    /// Returns `nil` for an error that is not in the command line.
    init?(_ error: any Error, in alias: ConfiguredValue) {
        guard let error = error as? UsageError else { return nil }
        self.error = error
        self.alias = alias
    }

    var message: String {
        error.message + " " + "terminal.usage.alias %@ %@".localized(alias.aliasName, commandLine)
    }

    /// The command line of the alias, without the parts of addresses that may be secret.
    private var commandLine: String {
        guard alias.text.contains("://"), let words = alias.text.shellWords else { return alias.text }
        return words.map(\.wordWithoutSecrets.quotedForShell).joined(separator: " ")
    }

    var advice: String? { error.advice }

    var exitCode: ExitCode { error.exitCode }
}
