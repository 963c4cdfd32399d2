import ChallengeNetworking
import ChallengeTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if os(Linux)
    import Glibc
#else
    import challenge_network
#endif

@main
struct Main {
    static func main() async {
        StandardDescriptors.occupy()
        Interruption.install()
        let environment = ProcessInfo.processInfo.environment
        let arguments = Array(CommandLine.arguments.dropFirst())
        let transport = transport(environment: environment)
        if Settings.seemToAskAPI(arguments) { transport.prepare() }
        let code = await AppContainer(environment: environment, transport: transport).tool.run(
            arguments: arguments, environment: environment, streams: .process())
        // The worker ends with this process, so there is no need to wait for it.
        withExtendedLifetime(transport) { exit(code.rawValue) }
    }

    /// On Linux URLSession can crash or hang, so it runs in a process of its own.
    private static func transport(environment: [String: String]) -> any HTTPTransport {
        #if os(Linux)
            WorkerTransport(executable: .ofThisProgram, environment: environment)
        #else
            URLSessionTransport()
        #endif
    }
}
