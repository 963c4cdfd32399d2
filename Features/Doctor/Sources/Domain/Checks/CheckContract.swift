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
    func finding(_ name: String, _ verdict: Verdict, _ sentence: String, command: String? = nil) -> Finding {
        Finding(id: "\(id).\(name)", verdict: verdict, message: "\(title): \(sentence)", command: command)
    }
}
