import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// Damaged and altered libraries: while one of the library and its copy is intact, every command succeeds, and no
/// favorite is lost.
struct DamagedLibraryTests {
    /// Uses a library as commands do, and returns a description of the first failure.
    ///
    /// - Parameter expected: The favorites before the damage.
    private static func use(
        _ program: Program, expected: Set<Int> = SampleLibrary.identifiers
    ) async throws -> String? {
        let listed = try await program.run("favorites", "list", "--all", "--fields", "id", "--offline")
        guard listed.exitCode == 0 else { return "list: \(listed)" }
        let added = try await program.run("favorites", "add", "700", "--fields", "id", "--offline")
        guard added.exitCode == 0, added.output == "700\n" else { return "add: \(added)" }
        let found = try await program.run("favorites", "search", "note", "--all", "--fields", "id")
        guard found.exitCode == 0 else { return "search: \(found)" }
        let last = try await program.run("favorites", "list", "-q", "--all", "--fields", "id", "--sort", "name")
        guard last.exitCode == 0, last.error == "" else { return "last list: \(last)" }
        let identifiers = Set(last.lines.compactMap { Int($0) })
        return identifiers == expected.union([700]) ? nil : "favorites: \(identifiers.sorted())"
    }

    /// Damages the library and then, in another home directory, its copy, and returns the first failure.
    private static func use(_ sample: SampleLibrary, withDamaged content: Data) async throws -> String? {
        if let failure = try await use(sample.program(withLibrary: content)) { return "library: \(failure)" }
        return try await use(sample.program(withCopy: content)).map { "copy: \($0)" }
    }

    @Test func `no favorite is lost if any byte of the header is damaged`() async throws {
        let sample = try await SampleLibrary()
        let values: [UInt8] = Trials.isLong ? [0, 1, 2, 9, 64, 255] : [9]
        var generator = SeededGenerator()
        let offsets = (0..<100).shuffled(using: &generator).prefix(Trials.count(15, long: 100))

        #expect(
            try await Trials("bytes of the header").failures(
                offsets.flatMap { offset in values.map { (offset, $0) } }
            ) {
                var content = sample.content
                content[$0.0] = $0.1
                return try await Self.use(sample, withDamaged: content)
            } == [])
    }

    @Test func `no favorite is lost by random overwrites`() async throws {
        let sample = try await SampleLibrary()
        var generator = SeededGenerator()
        let overwrites = (0..<Trials.count(10, long: 400)).map { _ in
            let bytes = (0..<Int.random(in: 1...200, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            return (Int.random(in: 0..<sample.content.count - bytes.count, using: &generator), bytes)
        }

        #expect(
            try await Trials("random overwrites").failures(overwrites) {
                var content = sample.content
                content.replaceSubrange($0.0..<$0.0 + $0.1.count, with: $0.1)
                return try await Self.use(sample, withDamaged: content)
            } == [])
    }

    @Test func `no favorite is lost by zeroed and swapped pages`() async throws {
        let sample = try await SampleLibrary()
        let size = SampleLibrary.pageSize
        let pages = Array(0..<sample.content.count / size)
        var generator = SeededGenerator()

        #expect(
            try await Trials("zeroed pages").failures(pages) { page in
                var content = sample.content
                content.replaceSubrange(page * size..<(page + 1) * size, with: Data(count: size))
                return try await Self.use(sample, withDamaged: content)
            } == [])
        let pairs = pages.flatMap { first in pages.filter { $0 > first }.map { (first, $0) } }
        #expect(
            try await Trials("swapped pages").failures(
                Trials.isLong ? pairs : Array(pairs.shuffled(using: &generator).prefix(10))
            ) {
                let ranges = [$0.0, $0.1].map { $0 * size..<($0 + 1) * size }
                var content = sample.content
                content.replaceSubrange(ranges[0], with: sample.content[ranges[1]])
                content.replaceSubrange(ranges[1], with: sample.content[ranges[0]])
                return try await Self.use(sample, withDamaged: content)
            } == [])
    }

    @Test func `no favorite is lost in truncated files, zeros and rubbish`() async throws {
        let sample = try await SampleLibrary()
        let step = Trials.count(8001, long: 199)
        var generator = SeededGenerator()
        let rubbish = Data((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })

        #expect(
            try await Trials("contents").failures(
                stride(from: 0, to: sample.content.count, by: step).map { sample.content.prefix($0) }
                    + [rubbish, Data(count: sample.content.count)]
            ) { try await Self.use(sample, withDamaged: Data($0)) } == [])
    }

    @Test func `an intact library with altered indexes and columns is not replaced, and one without a table is`()
        async throws
    {
        let sample = try await SampleLibrary()
        var generator = SeededGenerator()
        let alterations = try await sample.alterations().shuffled(using: &generator)

        #expect(
            try await Trials("altered schemas").failures(
                Array(alterations.prefix(Trials.count(12, long: alterations.count)))
            ) { statement in
                let program = try sample.program()
                let database = Database(.library(path: program.libraryFile), schemas: [])
                func names() async throws(DatabaseError) -> [String] {
                    try await database.read { (connection) throws(DatabaseError) in
                        try connection.rows("SELECT name FROM sqlite_schema") { $0.text(0) }
                    }
                }
                let whole = try await names()
                // SQLite refuses some statements, such as dropping a column that has an index.
                guard
                    (try? await database.write { (connection) throws(DatabaseError) in try connection.execute(statement)
                    })
                        != nil
                else { return nil }
                let lacksTable = statement.hasPrefix("DROP table") || statement.contains(" RENAME TO ")
                let expected = lacksTable ? whole : try await names()
                let listed = try await program.run("favorites", "list", "--all", "--fields", "id")
                guard [0, 74].contains(listed.exitCode) else { return "\(listed)" }
                let after = try await names()
                return after == expected ? nil : "\(after)"
            } == [])
    }

    @Test func `no favorite is lost if a replacement is killed`() async throws {
        let sample = try await SampleLibrary()
        var content = sample.content
        content[47] = 9
        let damaged = content

        var generator = SeededGenerator()
        let delays = (0..<Trials.count(6, long: 300)).map { _ in Int.random(in: 0...60_000, using: &generator) }

        #expect(
            try await Trials("kills during a replacement").failures(delays) { delay in
                let program = try sample.program(withLibrary: damaged)
                let running = try program.start(["favorites", "list"], environment: ["LLVM_PROFILE_FILE": "/dev/null"])
                try await Task.sleep(for: .microseconds(delay))
                running.send(SIGKILL)
                _ = try await running.outcome()
                return try await Self.use(program)
            } == [])
    }

    @Test func `concurrent processes replace a damaged library`() async throws {
        let sample = try await SampleLibrary()
        var content = sample.content
        content[47] = 9
        let damaged = content

        #expect(
            try await Trials("processes that meet the damage at once").failures(Array(1...Trials.count(2, long: 30))) {
                _ in
                let program = try sample.program(withLibrary: damaged)
                let running = try (101...108).map { try program.start(["favorites", "add", "\($0)", "--offline"]) }
                for process in running {
                    let outcome = try await process.outcome()
                    if outcome.exitCode != 0 { return "\(outcome)" }
                }
                return try await Self.use(program, expected: SampleLibrary.identifiers.union(101...108))
            } == [])
    }
}
