import ChallengeGeneration
import ChallengePlatform
import ChallengeTerminal

@main
struct Main {
    /// Runs the generator; the first argument is the root of the project, which `generate.sh` passes.
    static func main() async {
        Interruption.install()
        let arguments = CommandLine.arguments.dropFirst()
        let code = await GeneratorTool.run(
            root: arguments.first ?? ".", arguments: Array(arguments.dropFirst()),
            environment: ProcessInfo.processInfo.environment,
            streams: .process())
        exit(code.rawValue)
    }
}
