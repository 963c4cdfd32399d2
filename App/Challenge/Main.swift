import ChallengeCore
import ChallengeNetworking
import ChallengePlatform
import ChallengeResources
import ChallengeSystem
import ChallengeTerminal

@main
struct Main {
    static func main() async {
        refuseSystemWithoutProc()
        StandardDescriptors.occupy()
        Interruption.install()
        let environment = ProcessEnvironment.variables
        let arguments = ProcessArguments.words
        // URLSession can crash or hang the process in which it runs.
        let transport = WorkerTransport(executable: .ofThisProgram, environment: environment)
        let code = await run(arguments, environment, transport)
        // A worker in a busy loop would not notice the end of this process.
        transport.stop()
        exit(code.rawValue)
    }

    /// Ends the program with an error if `/proc` is missing: libdispatch, which runs Swift's tasks, would trap.
    private static func refuseSystemWithoutProc() {
        if access("/proc/self/stat", R_OK) == 0 { return }
        let language = Language(environment: ProcessEnvironment.variables)
        let message = Localization.$language.withValue(language) { "app.error.proc".localized() }
        let line = Array("error: \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(ExitCode.configuration.rawValue)
    }

    /// Runs the command, and closes the databases, so that SQLite can remove its files beside them.
    private static func run(
        _ arguments: [String], _ environment: [String: String], _ transport: any HTTPTransport
    ) async -> ExitCode {
        let isCompletion = CommandLineTool.isCompletionRequest(arguments)
        let container = AppContainer(
            environment: environment, transport: transport, isCompletion: isCompletion)
        return await container.tool.run(
            arguments: arguments, environment: environment, streams: .process(), configuration: container.configuration)
    }
}

/// Standard input, output and error.
///
/// A parent can start the process with some of them closed.
enum StandardDescriptors {
    /// Opens `/dev/null` on each closed descriptor: standard input for writing and the others for reading, so that
    /// every use fails.
    ///
    /// Otherwise the next opened file, such as the cache, gets the number of the descriptor, and the output is written
    /// into that file.
    static func occupy() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
