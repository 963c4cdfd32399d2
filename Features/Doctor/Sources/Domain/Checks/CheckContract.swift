import ChallengeCore

/// A check of one part of the program.
protocol CheckContract: Sendable {
    /// The start of the identifiers of the findings.
    var id: String { get }

    /// The name of the part in the current language.
    var title: String { get }

    /// Examines the part without changing it.
    func run() async -> [Finding]
}

extension CheckContract {
    /// Returns a finding about the part.
    ///
    /// - Parameter name: The end of the finding's identifier.
    func finding(
        _ name: String, _ verdict: Verdict, _ sentence: String, command: String? = nil, fix: Finding.Fix? = nil
    ) -> Finding {
        let title = title
        var titledFix: Finding.Fix?
        if let fix {
            titledFix = { () async throws(StorageFailure) in
                let change = try await fix()
                return "\(title): \(change)"
            }
        }
        return Finding("\(id).\(name)", verdict, "\(title): \(sentence)", command: command, fix: titledFix)
    }
}
