internal import ChallengeSystem

/// The location of the worker program.
public struct WorkerExecutable: Sendable, Equatable {
    static let name = "challenge-network"

    public let path: String

    /// The variables of the worker in place of those of the program.
    ///
    /// Backtraces are disabled, because the user never sees one, and creating it takes seconds. The folders are set
    /// to `/dev/null`, because FoundationNetworking creates folders for cookies and cached responses, which the
    /// worker does not use. Below a device, it cannot create them.
    static let variables = [
        "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": "/dev/null", "XDG_DATA_HOME": "/dev/null",
    ]

    public init(path: String) { self.path = path }

    /// The worker of the running program.
    public static var ofThisProgram: WorkerExecutable { WorkerExecutable(path: HelperProgram(name).path) }
}
