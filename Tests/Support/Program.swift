internal import ChallengeAPIs
internal import ChallengeRepository
public import Foundation

/// The built `challenge`, which runs as a user runs it, in an empty home directory.
public struct Program: Sendable {
    public let scratch: Scratch
    private let environment: [String: String]
    private let server: (any AnyObject & Sendable)?

    /// - Parameter server: A server for the requests, which lives at least as long as the program. Otherwise the server
    ///   of another test could get its port.
    public init(environment: [String: String] = [:], server: (any AnyObject & Sendable)? = nil) throws {
        scratch = try Scratch()
        self.server = server
        let base = [
            "HOME": scratch.path("home"), "XDG_CACHE_HOME": scratch.path("cache"), "PATH": "/usr/bin:/bin",
            "LANG": "en_US.UTF-8", "TERM": "xterm",
            // Sanitizers and coverage must write to the folders of the build and not to those of the test.
            "LLVM_PROFILE_FILE": ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? "/dev/null",
        ]
        // The tests use the default API.
        let others = APIConventions.all.dropFirst().map { ($0.addressVariable, "off") }
        self.environment = base.merging(others) { $1 }.merging(environment) { _, new in new }
    }

    /// The path of the cache, which may not exist.
    public var cacheFile: String { scratch.path("cache/challenge/cache.db") }

    /// The path of the library, which may not exist.
    public var libraryFile: String { scratch.path("home/.local/share/challenge/library.db") }

    /// The path of the state, which may not exist.
    public var stateFile: String { scratch.path("home/.local/state/challenge/state.db") }

    /// The executable of the same build as the tests.
    public static var executable: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "challenge")
    }

    /// Discards the coverage profile, because a process that is killed or may not write leaves an incomplete one.
    public static let unmeasured = ["LLVM_PROFILE_FILE": "/dev/null"]

    /// Runs the program until it exits.
    @discardableResult
    public func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await start(arguments, input: input, environment: environment).outcome()
    }

    /// Runs a shell command line in the scratch directory, with `challenge` in its `PATH`.
    @discardableResult
    public func shell(_ line: String, environment: [String: String] = [:]) async throws -> Outcome {
        try await startShell(["/bin/sh", "-c"], line, environment: environment).outcome()
    }

    /// Runs the program without the privileges by which root ignores permissions.
    public func unprivileged(_ line: String) async throws -> Outcome {
        let privileges = getuid() == 0 ? "setpriv --bounding-set=-all " : ""
        return try await shell(privileges + "challenge " + line, environment: Self.unmeasured)
    }

    /// Starts a shell command line, which can then be interrupted or waited for.
    ///
    /// - Parameters:
    ///   - shell: The shell and its arguments before the command line.
    ///   - inTerminal: `true` if the shell leads a session in a pseudo-terminal.
    ///   - window: The window of the pseudo-terminal.
    public func startShell(
        _ shell: [String], _ line: String, inTerminal: Bool = false, window: Window = Window(),
        environment: [String: String] = [:]
    ) throws -> RunningProgram {
        let directory = Self.executable.deletingLastPathComponent().path(percentEncoded: false)
        return try RunningProgram(
            executable: shell[0], arguments: shell.dropFirst() + ["cd \"$HOME/..\" && \(line)"], input: "",
            environment: self.environment.merging(environment) { _, new in new }
                .merging(["PATH": "\(directory):/usr/bin:/bin"]) { _, new in new },
            program: self, terminal: inTerminal ? PseudoTerminal(window) : nil)
    }

    /// Starts the program, which can then be interrupted, killed or waited for.
    ///
    /// - Parameter executable: The path of another copy of the program than that of the build.
    public func start(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], executable: String? = nil
    ) throws -> RunningProgram {
        try RunningProgram(
            executable: executable ?? Self.executable.path(percentEncoded: false), arguments: arguments, input: input,
            environment: self.environment.merging(environment) { _, new in new }.filter { !$0.value.isEmpty },
            program: self)
    }
}

/// The result of a run.
public struct Outcome: Sendable, Equatable {
    public let exitCode: Int32
    public let output: String
    public let error: String

    public init(exitCode: Int32, output: String, error: String) {
        self.exitCode = exitCode
        self.output = output
        self.error = error
    }

    public var lines: [Substring] { output.split(separator: "\n") }

    /// The first column of output in TSV.
    public var firstColumn: [Substring] { lines.map { $0.prefix { $0 != "\t" } } }

    /// Standard error without status lines, which appear only on a slow machine and are erased afterwards.
    public var messages: String { error.replacing(#/[^\n]*\r\x1B\[K/#, with: "") }
}
