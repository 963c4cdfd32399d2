import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Generates a feature of every kind in a copy of the project, with the commands of the README and of this file.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["CHALLENGE_PROOF"] != nil,
        "it takes minutes; Tests/Generator/prove runs it"))
struct GeneratorTests {
    private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL

    private static let fields =
        "--field name:String --field dimension:String --field created:Date --field 'residents:[Link]' --filter dimension"

    /// The features of the kinds that the README does not generate, with their commands.
    ///
    /// Their names are also words of Swift, of SQL, of the templates or of the commands.
    private static let features: [(name: String, commands: [String])] = [
        (
            "Session",
            [
                "feature Session \(fields)", "datasource Session --remote /location",
                "repository Session --kind remote", "usecase SearchSessions --in Session",
            ]
        ),
        (
            "Memory",
            [
                "feature Memory --field text:String --field weight:Double --field 'nickname:String?'",
                "datasource Memory --memory",
                "repository Memory --kind local", "usecase GetMemory --in Memory",
            ]
        ),
        (
            "Order",
            [
                "feature Order --field name:String --field order:Int --field isOpen:Bool --field since:Date "
                    + "--field 'words:[String]' --field 'numbers:[Int]' --field share:Double "
                    + "--field remark:String --field isDone:Bool --field 'nickname:String?' --field 'age:Int?' "
                    + "--field 'isKnown:Bool?' --field 'until:Date?' --field 'labels:[String]?' "
                    + "--field 'sizes:[Int]?' --field 'ratio:Double?' --field homepage:URL --field 'site:URL?'",
                "datasource Order --memory --persistent", "repository Order --kind persistent",
                "usecase GetOrder --in Order",
            ]
        ),
        (
            // It has fields of all types, which no collection of the mirror has.
            "Container",
            [
                "feature Container --field name:String --field callSign:String=call_sign --title callSign "
                    + "--field count:Int --field ratio:Double --field isOpen:Bool "
                    + "--field isOld:Bool --field opened:Date --field closed:Date --field origin:Link "
                    + "--field owner:Link --field 'tags:[String]' --field 'levels:[Int]' --field 'links:[Link]' "
                    + "--field 'nickname:String?' --field 'age:Int?' --field 'share:Double?' --field 'isKnown:Bool?' "
                    + "--field 'until:Date?' --field 'parent:Link?' --field 'labels:[String]?' --field 'sizes:[Int]?' "
                    + "--field 'children:[Link]?' --field page:URL --field 'site:URL?'",
                "datasource Container --remote /typed --memory --persistent",
                "repository Container --kind cached --policy remoteFirst", "usecase SearchContainers --in Container",
            ]
        ),
        (
            "Query",
            [
                "feature Query \(fields)", "datasource Query --remote /location --persistent --snapshot bundled.json",
                "repository Query --kind cached --policy localFirst",
            ]
        ),
        (
            // The app does not use it.
            "Feature",
            [
                "feature Feature \(fields) --only-data", "datasource Feature --remote /location --memory",
                "repository Feature --kind cached", "usecase GetFeature --in Feature",
                "usecase SearchFeatures --in Feature",
            ]
        ),
    ]

    /// The snapshot of the feature that has one.
    private static let bundled = """
        [
            {"id": 700, "name": "Beth's Garden", "dimension": "C-137", "created": "", "residents": []},
            {"id": 701, "name": "Garage", "dimension": "unknown", "created": "2017-11-10T12:42:04Z", "residents": ["x/1"]}
        ]
        """

    private static let names = ["Place"] + features.map(\.name)

    private let mirror: MirrorServer

    init() throws {
        mirror = try MirrorServer()
    }

    @Test(.timeLimit(.minutes(40)))
    func `every kind of feature is generated, builds, passes its tests and runs its commands`() async throws {
        let project = try await GeneratedProject(environment: ["CHALLENGE_API_URL": mirror.baseURL])
        let readme = try String(contentsOf: Self.readme, encoding: .utf8).split(separator: "\n")
            .map { String($0.prefix { $0 != "#" }) }
        let generation = readme.filter { $0.hasPrefix("./generate.sh ") }
        #expect(generation.count >= 3)

        try project.write(Self.bundled, to: "bundled.json")
        for command in generation { try await project.succeed(command) }
        // `./generate.sh` would look for changed sources of the generator each time.
        for command in Self.features.flatMap(\.commands) {
            try await project.succeed(".build/debug/challenge-generator . \(command)")
        }
        try await project.succeed("swift format lint --strict --recursive Package.swift App Features Libraries Tests")
        try await project.succeed("swift build --build-tests --explicit-target-dependency-import-check error")

        try await checkTests(of: project)
        try await checkCommands(of: project, readme: readme.filter { $0.hasPrefix("swift run challenge place") })
    }

    private func checkTests(of project: GeneratedProject) async throws {
        let modules = Self.names.map { "Challenge\($0)" }
        let suites = modules + ["Architecture", "CatalogCompleteness", "Regeneration", "Example", "Robustness"]
        let outcome = try await project.succeed(
            "swift test --skip-build --filter '(\(suites.joined(separator: "|")))Tests' 2>&1")
        for name in Self.names {
            #expect(outcome.output.contains("Suite \(name)ErrorTests passed"), "\(name)")
        }
        #expect(!outcome.output.contains("skipped"))
    }

    private func checkCommands(of project: GeneratedProject, readme: [String]) async throws {
        #expect(readme.count >= 2)
        for command in readme {
            let outcome = try await project.succeed(command)
            #expect(!outcome.output.isEmpty, "\(command)")
        }
        let expected = try await project.succeed(".build/debug/challenge places list --fields id,name --policy noCache")
            .output
        #expect(expected.hasPrefix("1\tEarth (C-137)\n2\tAbadango\n"))
        for commands in ["sessions", "queries"] {
            let outcome = try await project.succeed(".build/debug/challenge \(commands) list --fields id,name")
            #expect(outcome.output == expected, "\(commands)")
        }
        let bundled = try await project.succeed(
            ".build/debug/challenge queries search garden --offline --fields id,name")
        #expect(bundled.output == "700\tBeth's Garden\n")
        let search = try await project.succeed(".build/debug/challenge sessions search citadel --fields id,name")
        #expect(search.output == "3\tCitadel of Ricks\n")
        let missing = try await project.run(".build/debug/challenge session 9999 --lang es")
        #expect(missing.exitCode == 66)
        #expect(missing.error.contains("error: No se encontró: session 9999."))
        let refused = try await project.run(".build/debug/challenge containers list --policy localFirst")
        #expect(refused.exitCode == 64)
        try await checkHistory(of: project)
        try await checkKeptOrders(of: project)
    }

    /// Adds and removes orders, of which no one may be lost.
    private func checkKeptOrders(of project: GeneratedProject) async throws {
        let commands = ".build/debug/challenge orders"
        try await project.succeed(
            "\(commands) add Ideas --order 2 --words a,b --since 2026-11-21T09:30:00.25+01:00")
        try await project.succeed("\(commands) add Other")
        let stored = try await project.succeed("\(commands) list --fields id,name,order,words,since")
        #expect(stored.output == "1\tIdeas\t2\ta,b\t2026-11-21T08:30:00.250Z\n2\tOther\t0\t\t\n")
        let removal = try await project.run("\(commands) remove 9 1 5")
        #expect(removal.exitCode == 1)
        #expect(
            removal.error == """
                note: Deleted: 1
                warning: Order 9 was not found.
                warning: Order 5 was not found.

                """)
        #expect(try await project.succeed("\(commands) list --fields id").output == "2\n")
    }

    /// Prints an item and a list, and expects both in the history.
    private func checkHistory(of project: GeneratedProject) async throws {
        try await project.succeed(".build/debug/challenge history clear --yes")
        try await project.succeed(".build/debug/challenge session 3")
        try await project.succeed(".build/debug/challenge sessions search citadel")
        let fields = "--fields kind,id,name"
        let items = try await project.succeed(".build/debug/challenge history list --kind session \(fields)")
        #expect(items.output == "session\t3\tCitadel of Ricks\n")
        let lists = try await project.succeed(".build/debug/challenge history list --kind list \(fields)")
        #expect(lists.output == "list\t\tchallenge sessions search citadel\n")
        let mistyped = try await project.run(".build/debug/challenge history list --kind sesion")
        #expect(mistyped.exitCode == 64)
        #expect(mistyped.error.contains("Did you mean 'session'?"))
    }
}
