internal import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension Console {
    /// Asks the user whether the name is meant; `false` if no user can respond.
    public func accepts(name: String) async throws -> Bool {
        guard canPrompt else { return false }
        return try await accepts(SafeText("listing.name.question %@".localized(name)))
    }

    /// Prints the number of matches that a search found but did not load.
    public func noteOmitted(_ count: Int) {
        if count > 0 { note(SafeText("listing.note.omitted %lld".localized(count))) }
    }

    /// Prints a note after an empty list, with a command line that probably finds something.
    ///
    /// It corrects the value of a filter that no item has, or else the searched name. A failure is ignored, because the
    /// list is printed.
    ///
    /// - Parameter names: Returns names that the user can search for.
    func noteSimilarTexts(_ names: () async throws -> [String], _ invocation: Invocation) async {
        if let value = try? await invocation.unknownValue() {
            note(value.sentences(invocation))
        } else if let names = try? await names(), let first = names.first {
            let proposal = invocation.commandLine(searchingFor: first).map(\.asProposal)
            note(["listing.name.nearest %@".localized(names.joined(separator: ", ")), proposal])
        }
    }

    private func note(_ sentences: [String?]) { note(SafeText(sentences.compactMap(\.self).joined(separator: " "))) }
}

extension UnknownValue {
    /// The largest number of values in a note.
    private static let mostValues = 10

    /// Returns a note with a similar value, or else with all values if there are only a few.
    fileprivate func sentences(_ invocation: Invocation) -> [String?] {
        let unknown = "listing.value.unknown %@ %@".localized("--" + option, text)
        if let nearest {
            return [unknown, invocation.commandLine(with: nearest, inPlaceOf: text, option: option).asProposal]
        }
        let areFew = (1...Self.mostValues).contains(knownValues.count)
        return [unknown, areFew ? "listing.value.known %@".localized(knownValues.joined(separator: ", ")) : nil]
    }
}

extension String {
    /// The question that proposes this command line.
    fileprivate var asProposal: String { "terminal.usage.didYouMean %@".localized(commandLine: self) }
}

extension Invocation {
    /// Returns this command line with a name in place of the searched text; `nil` if it has no such text.
    fileprivate func commandLine(searchingFor name: String) -> String? {
        if let text = optionTexts.first(where: { $0.name == "name" })?.text {
            return commandLine(with: name, inPlaceOf: text, option: "name")
        }
        return hasOperands ? commandLine(with: name, inPlaceOf: "", option: nil) : nil
    }
}
