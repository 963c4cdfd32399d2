public import Foundation

/// The built `challenge`, run as a person runs it, in a home of its own.
public struct Program: Sendable {
    public let scratch: Scratch
    private let environment: [String: String]

    public init(environment: [String: String] = [:]) throws {
        scratch = try Scratch()
        let base = [
            "HOME": scratch.path("home"), "XDG_CACHE_HOME": scratch.path("cache"), "PATH": "/usr/bin:/bin",
            "LANG": "en_US.UTF-8", "TERM": "xterm",
            // What the sanitizers and the coverage of the build write belongs to the build, not to the test.
            "LLVM_PROFILE_FILE": ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] ?? "/dev/null",
        ]
        self.environment = base.merging(environment) { _, new in new }
    }

    /// The file of the cache, which need not exist.
    public var cacheFile: String { scratch.path("cache/challenge/cache.db") }

    /// The file of the library, which need not exist.
    public var libraryFile: String { scratch.path("home/.local/share/challenge/library.db") }

    /// The file of the history and the recent searches, which need not exist.
    public var stateFile: String { scratch.path("home/.local/state/challenge/state.db") }

    /// The executable that was built together with the tests.
    public static var executable: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "challenge")
    }

    /// Runs the program to its end.
    @discardableResult
    public func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await start(arguments, input: input, environment: environment).outcome()
    }

    /// Runs a line of the shell, in the scratch directory, in which `challenge` is the program.
    @discardableResult
    public func shell(_ line: String, environment: [String: String] = [:]) async throws -> Outcome {
        try await startShell(["/bin/sh", "-c"], line, environment: environment).outcome()
    }

    /// Starts a line of the shell, to be interrupted, or waited for.
    ///
    /// - Parameters:
    ///   - shell: The shell and its arguments before the line.
    ///   - inTerminal: Whether the shell leads a session in a pseudo-terminal.
    public func startShell(
        _ shell: [String], _ line: String, inTerminal: Bool = false, environment: [String: String] = [:]
    ) throws -> RunningProgram {
        let directory = Self.executable.deletingLastPathComponent().path(percentEncoded: false)
        return try RunningProgram(
            executable: shell[0], arguments: shell.dropFirst() + ["cd \"$HOME/..\" && \(line)"], input: "",
            environment: self.environment.merging(environment) { _, new in new }
                .merging(["PATH": "\(directory):/usr/bin:/bin"]) { _, new in new },
            scratch: scratch, terminal: inTerminal ? PseudoTerminal() : nil)
    }

    /// Starts the program, to be interrupted, killed, or waited for.
    ///
    /// - Parameter executable: Another place of the program than that of the build.
    public func start(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], executable: String? = nil
    ) throws -> RunningProgram {
        try RunningProgram(
            executable: executable ?? Self.executable.path(percentEncoded: false), arguments: arguments, input: input,
            environment: self.environment.merging(environment) { _, new in new }.filter { !$0.value.isEmpty },
            scratch: scratch)
    }
}

/// How a run ended.
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
}
