internal import ChallengePlatform

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

    /// The worker of the running program: in the same folder, or in `../libexec/challenge`.
    ///
    /// The system resolves symbolic links to the program, so the program can be installed as a link in a `bin`
    /// folder.
    public static var ofThisProgram: WorkerExecutable {
        WorkerExecutable(besides: programPath ?? CommandLine.arguments[0], isExecutable: isExecutableFile)
    }

    /// Takes the first candidate that is an executable file, or the one beside the program if there is none.
    init(besides program: String, isExecutable: (String) -> Bool) {
        let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
        let beside = "\(folder)/\(Self.name)"
        let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
        let candidates = [beside, "\(parent)/libexec/challenge/\(Self.name)"]
        path = candidates.first(where: isExecutable) ?? beside
    }

    /// Returns `true` if the path is an executable regular file; folders can have execute permission, too.
    static func isExecutableFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// The path of the running program; if the file was replaced meanwhile, its former path.
    private static var programPath: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let mark = " (deleted)"
        return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
    }
}
