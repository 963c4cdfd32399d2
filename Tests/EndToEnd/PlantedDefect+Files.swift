import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation

extension PlantedDefect {
    private static let library = "home/.local/share/challenge/library.db"

    static let ofFiles = [
        PlantedDefect(
            "file of the library for everyone", "library.permissions", "warning", words: "/library.db.",
            command: "chmod go= SCRATCH/\(library)", isCured: true, plan: shell("chmod 644 \(library)")),
        PlantedDefect(
            "damaged library that was set aside", "library.setAside", "note", words: "a damaged file was kept as",
            command: "rm SCRATCH/\(library).damaged-20261122T081500Z SCRATCH/\(library).damaged-20261122T081500Z-wal",
            plan: shell("for end in '' -wal; do cp -p \(library) \(library).damaged-20261122T081500Z$end; done")),
        PlantedDefect(
            "library is a link without a target", "library.file", "problem",
            words: "is a symbolic link to a missing file.",
            command: "mv -i SCRATCH/\(library) SCRATCH/\(library).old", keepsFavorites: false,
            plan: shell("rm \(library) && ln -s nowhere \(library)")),
        PlantedDefect(
            "cache is a pipe", "cache.file", "problem", words: "This is not a regular file.",
            command: "mv -i SCRATCH/cache/challenge/cache.db SCRATCH/cache/challenge/cache.db.old",
            plan: shell("rm -f cache/challenge/* && mkfifo -m 600 cache/challenge/cache.db")),
        PlantedDefect(
            "folder of the cache is a file", "cache.folder", "problem", words: "SCRATCH/file is not a folder",
            command: "unset XDG_CACHE_HOME",
            environment: ["XDG_CACHE_HOME": "SCRATCH/file"], plan: shell("touch file")),
    ]

    static let ofCache = [
        PlantedDefect(
            "cache with a damaged page", "cache.file", "problem", words: "The file is damaged.",
            command: "challenge cache clear", isCured: true,
            plan: shell("printf 'xxxxxxxx' | dd of=cache/challenge/cache.db bs=1 seek=4096 conv=notrunc 2>/dev/null"))
    ]

    static let ofUserData = [
        PlantedDefect(
            "library with a damaged page", "library.file", "problem", words: "The file is damaged.",
            command: "challenge favorites list", isCured: true,
            plan: { program, _ in
                try await program.run("favorites", "add", "7", "--note", String(repeating: "n", count: 9000))
                try await program.run("favorites", "remove", "7")
                try await shell("head -c 50 /dev/zero | dd of=\(library) bs=1 seek=20 conv=notrunc 2>/dev/null")(
                    program, try MirrorServer())
            }),
        PlantedDefect(
            "library with an interrupted write", "library.file", "warning", words: "killed during a write",
            command: "challenge favorites list", isCured: true, plan: interruptedWrite),
    ]

    /// Leaves the library and its journal as a process that is killed in the middle of a transaction does.
    @Sendable private static func interruptedWrite(_ program: Program, _ mirror: MirrorServer) async throws {
        let copies = ["", "-journal"].map { (program.libraryFile + $0, program.scratch.path("copy" + $0)) }
        let database = Database(.library(path: program.libraryFile), schemas: [])
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("PRAGMA cache_size = 1")
            try connection.execute("UPDATE favorite_items SET note = 'lost'")
            try connection.execute("CREATE TABLE large AS SELECT zeroblob(100000) AS content")
            for (file, copy) in copies { try? FileManager.default.copyItem(atPath: file, toPath: copy) }
            try connection.execute("DROP TABLE large")
            try connection.execute("UPDATE favorite_items SET note = 'kept'")
        }
        for (file, copy) in copies {
            try? FileManager.default.removeItem(atPath: file)
            try FileManager.default.moveItem(atPath: copy, toPath: file)
        }
    }
}
