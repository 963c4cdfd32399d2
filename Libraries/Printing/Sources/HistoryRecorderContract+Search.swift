public import ChallengeCore
public import ChallengeTerminal

extension HistoryRecorderContract {
    /// Stores the text as a recent search of the command; a failure is a warning, because the search can continue.
    ///
    /// - Parameter text: `nil` for a search without a text, which is not stored.
    public func saveSearch(_ text: String?, _ invocation: Invocation, _ console: Console) async {
        guard let text else { return }
        do {
            try await save(search: text, command: invocation.path.dropFirst().joined(separator: " "))
        } catch let error as any PresentableError {
            console.warning(SafeText(error.message))
        } catch {
            console.warning(SafeText("\(error)"))
        }
    }
}
