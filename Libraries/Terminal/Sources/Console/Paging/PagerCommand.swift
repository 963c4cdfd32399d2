internal import ChallengeCore
internal import ChallengePlatform

/// The command line of the user's pager.
struct PagerCommand: Sendable, Equatable {
    let line: String
    /// The environment variables of the pager.
    let environment: [String: String]
    /// The number of lines of the window; output with as many lines goes through the pager.
    let height: Int

    /// Returns `nil` if the output does not go through a pager.
    ///
    /// - Parameters:
    ///   - configured: The command line of the configuration, which precedes `PAGER`.
    ///   - rows: The height of the window.
    init?(_ configured: String? = nil, environment: [String: String], rows: Int) {
        guard !Screen.isUnknownTerminal(environment) else { return nil }
        let line = (configured ?? environment["PAGER"])?.trimmed
        if let line, ["", "cat"].contains(line) { return nil }
        // The user has not asked for `less`, so no note reports that it is missing.
        if line == nil, !Self.isInstalled(Self.usual, environment) { return nil }
        self.line = line ?? Self.usual
        self.environment = environment.merging(["LESS": "FRX", "LESSCHARSET": "utf-8"]) { own, _ in own }
        height = rows
    }

    private static let usual = "less"

    private static func isInstalled(_ program: String, _ environment: [String: String]) -> Bool {
        (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}
