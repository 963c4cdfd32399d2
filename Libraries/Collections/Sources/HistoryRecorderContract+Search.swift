public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension HistoryRecorderContract {
    /// Returns the recent search that the user chooses, or throws the error of a missing argument.
    ///
    /// - Parameter filters: The options that can take the place of the argument.
    public func chosenSearch(
        for argument: Argument<String>, or filters: [any AnyOption] = [], _ invocation: Invocation, _ console: Console
    ) async throws -> String {
        let recent = console.canPrompt ? try await recentSearches() : []
        let question = SafeText("searches.question".localized())
        guard !recent.isEmpty, let index = try await console.choose(question, among: recent.map { SafeText($0) })
        else { throw UsageError(missing: argument, or: filters, in: invocation.path) }
        return recent[index]
    }

    /// Stores the text as a recent search of the command; a failure is a warning, because the search can continue.
    ///
    /// - Parameter text: `nil` for a search without a text, which is not stored.
    public func saveSearch(_ text: String?, _ invocation: Invocation, _ console: Console) async {
        guard let text else { return }
        do {
            try await save(search: text, command: invocation.commandOfSearch)
        } catch let error as any PresentableError {
            console.warning(SafeText(error.message))
        } catch {
            console.warning(SafeText("\(error)"))
        }
    }
}

extension Invocation {
    /// The words of the command with the options that select items, quoted for a shell.
    fileprivate var commandOfSearch: String {
        let parts = PagingOptions.options.map(\.name)
        let filters = optionTexts.filter { !parts.contains($0.name) }.map { "--\($0.name)=\($0.text.quotedForShell)" }
        let exact = has(CollectionCommands.exact) ? ["--" + CollectionCommands.exact.name] : []
        return (path.dropFirst() + filters + exact).joined(separator: " ")
    }
}
