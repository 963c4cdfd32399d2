import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Generates features with `--only-data` in a temporary project.
struct DataOnlyTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    private static let folder = "Features/Pigeon/Sources"

    @Test(arguments: [RepositoryKind.persistent, .remote, .cached(.configurable)])
    func `--only-data generates a complete feature outside the app, and --with-commands adds it to the app`(
        kind: RepositoryKind
    ) async throws {
        let before = try small.texts()
        let other = try SmallProject()
        try await other.makePigeon(kind)

        try await small.makePigeon(kind, isDataOnly: true)

        let texts = try small.texts()
        #expect(texts[AppContainerEdit.path] == before[AppContainerEdit.path])
        #expect(texts[ManifestEdit.path]?.withoutFormatting.contains("feature(\"Pigeon\",uses:") == true)
        #expect(texts[ManifestEdit.path]?.ranges(of: "\"Pigeon\"").count == 1)
        #expect(presentation(in: texts) == ["PigeonError+Presentable.swift"])
        #expect(texts.keys.contains("\(Self.folder)/PigeonContainer.swift"))
        #expect(keys(in: texts).subtracting(keys(in: before)) == ["pigeonError.notFound %@"])
        let list = await small.generate("list").output
        #expect(list.contains("  kind     \(kind.rawValue), only data\n") && list.contains("  state    generated\n"))

        let run = await small.generate("feature Pigeon --with-commands")

        #expect(run.error.contains("note: Next: swift run challenge pigeons list\n"), "\(run.error)")
        #expect(run.error.contains("note: Line for CHANGELOG.md: - `pigeons"))
        #expect(try small.texts() == other.texts())
    }

    @Test func `later commands keep the feature without commands`() async throws {
        let app = try small.project.text(of: AppContainerEdit.path)
        await small.generate("feature Pigeon --only-data")
        await small.generate("datasource Pigeon --persistent")

        let last = await small.generate("repository Pigeon --kind persistent")
        let texts = try small.texts()
        let repeated = await small.generate("feature Pigeon --only-data")

        #expect(last.code == .ok)
        #expect(last.error.contains("note: Next: swift test --filter ChallengePigeonTests\n"))
        #expect(!last.error.contains("CHANGELOG"))
        #expect(presentation(in: texts) == ["PigeonError+Presentable.swift"])
        #expect(texts[AppContainerEdit.path] == app)
        #expect(repeated.error == "note: Nothing to change.\n")
    }

    @Test func `a feature in the app keeps its commands`() async throws {
        try await small.makePigeon(.persistent)
        let before = try small.texts()

        let run = await small.generate("feature Pigeon --only-data")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Pigeon is already in the app.\n"))
        #expect(try small.texts() == before)
    }

    private func presentation(in texts: [String: String]) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(Self.folder)/Presentation/") }.compactMap {
            $0.split(separator: "/").last.map(String.init)
        }
    }

    private func keys(in texts: [String: String]) -> Set<String> {
        Set(StringsCatalogEdit(texts[StringsCatalogEdit.path] ?? "").keys)
    }
}
