import ChallengeTestSupport
import Foundation
import Testing

/// Responses of the API with random changes: the program reads or refuses them, and always ends.
struct MutatedResponseTests {
    private static let character = """
        {"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","type":"","gender":"Male",\
        "origin":{"name":"Earth (C-137)","url":"http://x/api/location/1"},\
        "location":{"name":"Citadel of Ricks","url":"http://x/api/location/3"},\
        "image":"http://x/api/character/avatar/1.jpeg","episode":["http://x/api/episode/1"],\
        "url":"http://x/api/character/1","created":"2017-11-04T18:48:46.250Z"}
        """
    private static let page = """
        {"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[\(character)]}
        """

    private static func response(_ body: String) -> [UInt8] {
        Array(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                .utf8)
    }

    private static func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 1...20, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes.insert(contentsOf: Array("-99999999999999999999".utf8), at: start)
            default: bytes.insert(contentsOf: Array("\u{202E}\u{1B}[31m\u{0}".utf8), at: start)
            }
            if bytes.isEmpty { return bytes }
        }
        return bytes
    }

    /// The exit codes of success, of unreadable data, of a missing item, of a lost connection and of a passed deadline.
    private static let expectedCodes: Set<Int32> = [0, 65, 66, 69, 75]

    @Test(arguments: [["character", "1"], ["characters", "list"]])
    func `the program survives random changes of a response`(command: [String]) async throws {
        var generator = SeededGenerator()
        let original = Self.response(command == ["character", "1"] ? Self.character : Self.page)
        let answers = (0..<Trials.count(20, long: 2500)).map { _ in Self.mutate(original, &generator) }
        let program = try Program()

        #expect(
            try await Trials("mutated answers to \(command.joined(separator: " "))").failures(answers) { answer in
                let server = try RawServer(response: Data(answer))
                let outcome = try await program.start(
                    command + ["--policy", "noCache", "--timeout", "10s", "--api-url", server.address + "/api"]
                ).outcome()
                guard Self.expectedCodes.contains(outcome.exitCode) else { return "\(outcome)" }
                let unsafe = (outcome.output + outcome.error).unicodeScalars.filter {
                    $0.value < 32 && !"\n\t".unicodeScalars.contains($0) || $0 == "\u{202E}"
                }
                if !unsafe.isEmpty { return "unsafe characters: \(outcome)" }
                let isOther =
                    command == ["character", "1"] && outcome.exitCode == 0 && !outcome.output.hasPrefix("1\t")
                return isOther ? "another item: \(outcome)" : nil
            } == [])
    }
}
