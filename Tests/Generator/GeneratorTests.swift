import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Generates a feature of every kind in a copy of the project, with the commands of the README and of this file.
@Suite(.enabled(if: Proof.isRequested, "it takes minutes; Tests/Generator/prove runs it"))
struct GeneratorTests {
    private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL

    private static let fields =
        "--field name:String --field dimension:String --field created:Date --field 'residents:[Link]' --filter dimension"

    /// The features of the kinds that the README does not generate, with their commands.
    private static let features: [(name: String, commands: [String])] =
        [
            (
                "RemoteItem",
                [
                    "feature RemoteItem \(fields)", "datasource RemoteItem --remote /location",
                    "repository RemoteItem --kind remote", "usecase SearchRemoteItems --in RemoteItem",
                ]
            ),
            (
                "MemoryItem",
                [
                    "feature MemoryItem --field text:String --field weight:Double --field 'nickname:String?'",
                    "datasource MemoryItem --memory",
                    "repository MemoryItem --kind local", "usecase GetMemoryItem --in MemoryItem",
                ]
            ),
            (
                "PersistentEntry",
                [
                    "feature PersistentEntry --field name:String --field order:Int --field isOpen:Bool --field since:Date "
                        + "--field 'words:[String]' --field 'numbers:[Int]' --field share:Double "
                        + "--field remark:String --field isDone:Bool --field 'nickname:String?' --field 'age:Int?' "
                        + "--field 'isKnown:Bool?' --field 'until:Date?' --field 'labels:[String]?' "
                        + "--field 'sizes:[Int]?' --field 'ratio:Double?' --field homepage:URL --field 'site:URL?'",
                    "datasource PersistentEntry --memory --persistent", "repository PersistentEntry --kind persistent",
                    "usecase GetPersistentEntry --in PersistentEntry",
                    "usecase SearchPersistentEntries --in PersistentEntry",
                ]
            ),
            (
                "ShippedNote",
                [
                    "feature ShippedNote --field text:String --field place:String",
                    "datasource ShippedNote --persistent",
                    "repository ShippedNote --kind persistent",
                ]
            ),
            (
                // In features of the first generators, the user chooses the identifier.
                "EarlierNote",
                [
                    "feature EarlierNote --field text:String --field place:String",
                    "datasource EarlierNote --persistent",
                    "repository EarlierNote --kind persistent",
                ]
            ),
            (
                // It has fields of all types, which no collection of the mirror has.
                "TypedItem",
                [
                    "feature TypedItem --field name:String --field callSign:String=call_sign --title callSign --field count:Int "
                        + "--field ratio:Double --field isOpen:Bool "
                        + "--field isOld:Bool --field opened:Date --field closed:Date --field origin:Link "
                        + "--field owner:Link --field 'tags:[String]' --field 'levels:[Int]' --field 'links:[Link]' "
                        + "--field 'nickname:String?' --field 'age:Int?' --field 'share:Double?' --field 'isKnown:Bool?' "
                        + "--field 'until:Date?' --field 'parent:Link?' --field 'labels:[String]?' --field 'sizes:[Int]?' "
                        + "--field 'children:[Link]?' --field page:URL --field 'site:URL?'",
                    "datasource TypedItem --remote /typed --memory --persistent", "repository TypedItem --kind cached",
                    "usecase SearchTypedItems --in TypedItem",
                ]
            ),
            (
                "BundledItem",
                [
                    "feature BundledItem \(fields)",
                    "datasource BundledItem --remote /location --persistent --snapshot bundled.json",
                    "repository BundledItem --kind cached",
                ]
            ),
            (
                // It links to a generated and to a handwritten feature; `url` is the address of the item itself.
                "LinkedItem",
                [
                    "feature LinkedItem --field name:String --field place:Place=url --field 'residents:[Character]'",
                    "datasource LinkedItem --remote /location --persistent", "repository LinkedItem --kind cached",
                ]
            ),
            (
                // It links to a feature without a cache.
                "SingleLinkItem",
                [
                    "feature SingleLinkItem --field name:String --field 'remote:RemoteItem?=url'",
                    "datasource SingleLinkItem --remote /location",
                    "repository SingleLinkItem --kind cached --policy noCache",
                ]
            ),
            (
                // The app does not use it.
                "DataOnlyItem",
                [
                    "feature DataOnlyItem \(fields) --only-data",
                    "datasource DataOnlyItem --remote /location --memory --persistent",
                    "repository DataOnlyItem --kind cached", "usecase GetDataOnlyItem --in DataOnlyItem",
                    "usecase SearchDataOnlyItems --in DataOnlyItem",
                ]
            ),
        ]
        + [
            ("LocalFirstItem", "--memory --persistent", "--policy localFirst"),
            ("RemoteFirstItem", "--memory --persistent", "--policy remoteFirst"),
            ("NoCacheItem", "", "--policy noCache"), ("TransientItem", "--memory", ""),
        ].map { name, sources, policy in
            (
                name,
                [
                    "feature \(name) \(fields)", "datasource \(name) --remote /location \(sources)",
                    "repository \(name) --kind cached \(policy)",
                ]
            )
        }

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
    func `every kind of feature is generated, builds, passes its tests and detects mutations`() async throws {
        let project = try await GeneratedProject(environment: ["CHALLENGE_API_URL": mirror.baseURL])
        let readme = try String(contentsOf: Self.readme, encoding: .utf8).split(separator: "\n")
            .map { String($0.prefix { $0 != "#" }) }
        let generation = readme.filter { $0.hasPrefix("./generate.sh ") && !$0.hasPrefix("./generate.sh check") }
        #expect(generation.count >= 3)

        try project.write(Self.bundled, to: "bundled.json")
        for command in generation { try await project.succeed(command) }
        for command in Self.features.flatMap(\.commands) { try await project.succeed("./generate.sh \(command)") }
        try await makeEarlier("EarlierNote", in: project)
        try await project.succeed("./generate.sh check")
        try await project.succeed("swift format lint --strict --recursive Package.swift App Features Libraries Tests")
        try await project.succeed("swift build --build-tests --explicit-target-dependency-import-check error")

        try await checkTests(of: project)
        try await checkCommands(of: project, readme: readme.filter { $0.hasPrefix("swift run challenge place") })
        try await changeFields(of: project)
        try await checkMutants(of: project)
        try await checkChangedFields(of: project)
    }

    private func checkTests(of project: GeneratedProject) async throws {
        for name in Self.names {
            let outcome = try await project.succeed("swift test --skip-build --filter Challenge\(name)Tests 2>&1")
            let summary = outcome.lines.last { $0.contains("Test run with") } ?? ""
            #expect(summary.contains("passed"), "\(name): \(summary)")
            #expect(!summary.contains("with 0 tests"), "\(name): \(summary)")
            #expect(!outcome.output.contains("skipped"), "\(name)")
        }
        // The tests of the generator take minutes, and hardly depend on the features.
        let generator = Proof.isWhole ? "Generation" : "Regeneration"
        let suites = "Architecture|CatalogCompleteness|\(generator)|Example|Robustness"
        try await project.succeed("swift test --skip-build --filter '(\(suites))Tests'")
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
        for commands in [
            "remote-items", "local-first-items", "remote-first-items", "no-cache-items", "transient-items",
        ] {
            let outcome = try await project.succeed(".build/debug/challenge \(commands) list --fields id,name")
            #expect(outcome.output == expected, "\(commands)")
        }
        let links = try await project.succeed(
            ".build/debug/challenge linked-item 3 --place --fields id,place --format jsonl")
        #expect(links.output == #"{"id":3,"place":{"id":3,"name":"Citadel of Ricks"}}"# + "\n")
        let residents = try await project.succeed(
            ".build/debug/challenge linked-item 3 --residents --fields residents.name --format jsonl")
        #expect(residents.output.hasPrefix(#"{"residents":[{"name":"Adjudicator Rick"},"#))
        let single = try await project.succeed(
            ".build/debug/challenge single-link-item 3 --remote --fields remote.name")
        #expect(single.output == "Citadel of Ricks\n")
        let bundled = try await project.succeed(
            ".build/debug/challenge bundled-items search garden --offline --fields id,name")
        #expect(bundled.output == "700\tBeth's Garden\n")
        let search = try await project.succeed(".build/debug/challenge remote-items search citadel --fields id,name")
        #expect(search.output == "3\tCitadel of Ricks\n")
        let missing = try await project.run(".build/debug/challenge remote-item 9999 --lang es")
        #expect(missing.exitCode == 66)
        #expect(missing.error.contains("error: No se encontró: remote item 9999."))
        let refused = try await project.run(".build/debug/challenge remote-first-items list --policy localFirst")
        #expect(refused.exitCode == 64)
        try await checkHistory(of: project)
        try await checkKeptEntries(of: project)
    }

    /// Makes a feature like those of the first generators.
    ///
    /// It deletes `assignsIdentifiers` from `generated.json`, and generates the files again.
    private func makeEarlier(_ feature: String, in project: GeneratedProject) async throws {
        let folder = "Features/\(feature)"
        try await project.succeed(
            """
            sed -i '/assignsIdentifiers/d' \(folder)/generated.json && \
            find \(folder) -name '*.swift' ! -name '\(feature)Feature.swift' -delete && \
            ./generate.sh repository \(feature) --kind persistent
            """)
    }

    /// Adds, edits and removes entries, of which no one may be lost.
    private func checkKeptEntries(of project: GeneratedProject) async throws {
        let commands = ".build/debug/challenge persistent-entries"
        try await project.succeed(
            "\(commands) add Ideas --order 2 --words a,b --since 2026-11-21T09:30:00.25+01:00")
        try await project.succeed("\(commands) add Other")
        try await project.succeed("\(commands) edit 1 --order 3")
        let stored = try await project.succeed("\(commands) list --fields id,name,order,words,since")
        #expect(stored.output == "1\tIdeas\t3\ta,b\t2026-11-21T08:30:00.250Z\n2\tOther\t0\t\t\n")
        let removal = try await project.run("\(commands) remove 9 1 5")
        #expect(removal.exitCode == 1)
        #expect(
            removal.error == """
                note: Deleted: 1
                warning: Persistent entry 9 was not found.
                warning: Persistent entry 5 was not found.

                """)
        #expect(try await project.succeed("\(commands) list --fields id").output == "2\n")
        let earlier = ".build/debug/challenge earlier-notes"
        try await project.succeed("\(earlier) add 7 Ideas")
        #expect(try await project.run("\(earlier) add 7 Other").exitCode == 64)
        #expect(try await project.succeed("\(earlier) list --fields id,text").output == "7\tIdeas\n")
    }

    /// Stores notes, then adds a field and takes one away, with a step by hand in between.
    private func changeFields(of project: GeneratedProject) async throws {
        let commands = ".build/debug/challenge shipped-notes"
        try await project.succeed("\(commands) add Ideas --place Paris")
        try await project.succeed("\(commands) add Other")
        let schema = "Features/ShippedNote/Sources/Data/DataSources/Local/ShippedNoteSQLiteDataSource.swift"
        let steps = try project.text(of: schema)
        let end = "\n        ],\n        derive:"
        #expect(steps.contains(end))
        let step = ",\n            [\"CREATE INDEX shipped_notes_by_text ON shipped_notes (text)\"]," + end
        try project.write(steps.replacing(end, with: step), to: schema)
        try await project.succeed(
            "./generate.sh feature ShippedNote --add-field stars:Int --add-field 'mood:String?' --remove-field place")
    }

    /// Expects the notes that were stored before the fields changed; the build for the mutations has the new fields.
    private func checkChangedFields(of project: GeneratedProject) async throws {
        let commands = ".build/debug/challenge shipped-notes"
        let stored = try await project.succeed("\(commands) list --fields id,text,stars,mood")
        #expect(stored.output == "1\tIdeas\t0\t\n2\tOther\t0\t\n")
        #expect(try await project.succeed("\(commands) edit 2 --mood good --fields mood").output == "good\n")
        #expect(try await project.succeed("\(commands) edit 2 --no-mood --json --fields mood").output.contains("null"))
        #expect(try await project.succeed("\(commands) search paris").output == "")
        #expect(try await project.succeed("\(commands) edit 1 --stars 3 --fields id,stars").output == "1\t3\n")
        let tests = try await project.succeed("swift test --skip-build --filter ChallengeShippedNoteTests 2>&1")
        #expect(tests.lines.last { $0.contains("Test run with") }?.contains("passed") == true)
    }

    /// Prints an item and a list, and expects both in the history.
    private func checkHistory(of project: GeneratedProject) async throws {
        try await project.succeed(".build/debug/challenge history clear --yes")
        try await project.succeed(".build/debug/challenge remote-item 3")
        try await project.succeed(".build/debug/challenge remote-items search citadel")
        let fields = "--fields kind,id,name"
        let items = try await project.succeed(".build/debug/challenge history list --kind remote-item \(fields)")
        #expect(items.output == "remote-item\t3\tCitadel of Ricks\n")
        let lists = try await project.succeed(".build/debug/challenge history list --kind list \(fields)")
        #expect(lists.output == "list\t\tchallenge remote-items search citadel\n")
        let mistyped = try await project.run(".build/debug/challenge history list --kind remote-itm")
        #expect(mistyped.exitCode == 64)
        #expect(mistyped.error.contains("Did you mean 'remote-item'?"))
    }

    /// Builds all mutants together, and expects that the tests of the features fail with each of them.
    private func checkMutants(of project: GeneratedProject) async throws {
        // The other feature with stored entries covers the rules; this one has steps by hand.
        let names = Self.names.filter { $0 != "ShippedNote" }
        let mutants = try Mutants(of: try names.map(project.spec))
        for (path, text) in try mutants.files(project.text) { try project.write(text, to: path) }
        try await project.succeed("swift build --build-tests")
        for name in names { try await project.succeed(Self.test(name)) }

        let chosen = Proof.isWhole ? mutants.all : mutants.firsts
        let survivors = try await withThrowingTaskGroup { group in
            let lanes = ProcessInfo.processInfo.activeProcessorCount
            for lane in 0..<lanes {
                let part = stride(from: lane, to: chosen.count, by: lanes).map { chosen[$0] }
                group.addTask { try await Self.survivors(of: part, in: project) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        print("\(chosen.count - survivors.count) mutants killed, \(survivors.count) survived, of \(mutants.all.count)")
        for mutant in survivors { Issue.record("no test detected \(mutant)") }
    }

    private static func survivors(of mutants: [Mutant], in project: GeneratedProject) async throws -> [Mutant] {
        var survivors: [Mutant] = []
        for mutant in mutants {
            let outcome = try await project.run(
                test(mutant.feature), environment: ["CHALLENGE_MUTANT": "\(mutant.number)"])
            if outcome.exitCode == 0 { survivors.append(mutant) }
            print("\(outcome.exitCode == 0 ? "survived" : "killed"): \(mutant)")
        }
        return survivors
    }

    /// Returns the command that runs the tests of a feature; `swift test` needs two more seconds for each run.
    private static func test(_ feature: String) -> String {
        let tests = ".build/debug/challengePackageTests.xctest"
        return "timeout 60 \(tests) --testing-library swift-testing --filter Challenge\(feature)Tests 2>&1"
    }
}

/// The request of the script `prove`.
private enum Proof {
    private static let request = ProcessInfo.processInfo.environment["CHALLENGE_PROOF"]

    static let isRequested = request != nil

    /// `true` if all mutants are tested, and not only the first one of each rule in each feature.
    static let isWhole = request == "all"
}
