/// The parsed command line of `challenge-mirror`.
public enum MirrorCommand: Sendable, Equatable {
    case serve(port: UInt16, faults: [Fault], times: Int?, logs: Bool)
    case help
    case misuse(String)

    public init(arguments: [String]) { self = Self.parse(arguments) }

    private static func parse(_ arguments: [String]) -> MirrorCommand {
        var port: UInt16 = 0
        var faults: [Fault] = []
        var times: Int?
        var logs = false
        var rest = split(arguments)[...]
        while let word = rest.popFirst() {
            switch word {
            case "-h", "--help":
                return .help
            case "--log":
                logs = true
            case "--port":
                let text = rest.popFirst() ?? ""
                guard let number = UInt16(text) else { return .misuse("not a port: '\(text)'") }
                port = number
            case "--times":
                let text = rest.popFirst() ?? ""
                guard let number = Int(text), number > 0 else { return .misuse("not a count: '\(text)'") }
                times = number
            case "--fault":
                let text = rest.popFirst() ?? ""
                guard let fault = Fault(name: text) else { return .misuse("no such fault: '\(text)'") }
                faults.append(fault)
            default:
                return .misuse("unknown argument: '\(word)'")
            }
        }
        return .serve(port: port, faults: faults, times: times, logs: logs)
    }

    /// Splits `--port=8080` into `--port` and `8080`.
    private static func split(_ arguments: [String]) -> [String] {
        arguments.flatMap { word in
            guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
            return [String(word[..<sign]), String(word[word.index(after: sign)...])]
        }
    }

    public static let helpText = """
        Serves the Rick and Morty API on loopback, until Ctrl-C.

        Usage: challenge-mirror [--port N] [--fault NAME]… [--times N] [--log]

          --port N      listen on this port (default: a free one)
          --fault NAME  inject this fault; several faults apply in turn
          --times N     inject faults only into the first N requests
          --log         each request on standard error
          --help        this text

        The first line on standard output is the base URL.

        Faults (what follows a = is a default, and may be another value):
        \(Fault.allNamed.map { "  \($0.name)" }.joined(separator: "\n"))

        """
}
