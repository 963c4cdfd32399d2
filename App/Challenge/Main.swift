import ChallengeTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#endif

@main
struct Main {
    static func main() async {
        StandardDescriptors.occupy()
        Interruption.install()
        let environment = ProcessInfo.processInfo.environment
        let code = await AppContainer(environment: environment).tool.run(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: environment, streams: .process())
        exit(code.rawValue)
    }
}
