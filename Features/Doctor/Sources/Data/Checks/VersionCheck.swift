import ChallengeResources

/// The version of the program, for a report.
struct VersionCheck: CheckContract {
    let id = "program"
    let version: String

    var title: String { "doctor.part.program".localized() }

    func run() async -> [Finding] { [finding("version", .ok, "challenge \(version)")] }
}
