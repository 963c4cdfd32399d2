import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Runs the generator's commands for each kind of data source and repository in a temporary project.
struct RepositoryGenerationTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    @Test func `a filter is refused if every list has an option with its name`() async {
        let run = await small.generate("feature Pigeon --field name:String --field limit:String --filter limit")

        #expect(run.error.hasPrefix("error: The option --limit for the field 'limit' already exists.\n"))
        #expect(!small.project.names(in: "Features").contains("Pigeon"))
    }

    @Test func `an option that already exists is refused when the feature gets a table for stored data`() async {
        await small.generate("feature Pigeon --field name:String --field page:Int")

        let run = await small.generate("datasource Pigeon --persistent")

        #expect(run.error.hasPrefix("error: The option --page for the field 'page' already exists.\n"))
        #expect(!small.project.files(below: "Features/Pigeon").contains { $0.hasSuffix("DTO.swift") })
    }

    @Test(arguments: ["remote", "cached --policy noCache"])
    func `a repository without a cache makes no table`(kind: String) async throws {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --remote /pigeon")

        let run = await small.generate("repository Pigeon --kind \(kind)")

        let texts = try small.texts().filter { $0.key.contains("Pigeon") || $0.key == AppContainerEdit.path }
        #expect(run.code == .ok, "\(run.error)")
        #expect(texts.filter { $0.value.contains("PigeonFeature.tables") || $0.value.contains("CREATE TABLE") } == [:])
    }

    @Test func `a cache in memory needs no table, and can become a stored one`() async throws {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --remote /pigeon --memory")
        let memory = await small.generate("repository Pigeon --kind cached")
        let without = try #require(try small.project.text(of: AppContainerEdit.path))
        let stored = await small.generate("datasource Pigeon --persistent")
        let with = try #require(try small.project.text(of: AppContainerEdit.path))

        #expect(memory.code == .ok)
        #expect(stored.code == .ok)
        #expect(without.contains("PigeonFeature {") && !without.contains("PigeonFeature.schemas"))
        #expect(with.contains("PigeonFeature.schemas") && with.contains("PigeonFeature.collection"))
    }

    @Test(arguments: [
        ("--memory", "remote"), ("--persistent", "cached"),
    ])
    func `a repository of an API is refused for a feature with local items`(source: String, kind: String) async throws {
        try await small.prepare(with: ["feature Pigeon", "datasource Pigeon \(source)"])

        let run = await small.generate("repository Pigeon --kind \(kind)")

        #expect(
            run.error.hasPrefix("error: Pigeon stores its items locally and cannot load them from an API.\n"),
            "\(run.error)")
    }

    @Test func `a local repository is refused for a feature with a remote data source`() async throws {
        try await small.prepare(with: ["feature Pigeon", "datasource Pigeon --remote /pigeon"])

        let run = await small.generate("repository Pigeon --kind persistent")

        #expect(run.error.hasPrefix("error: Pigeon loads its items from an API.\n"), "\(run.error)")
    }

    @Test func `a repeated command keeps the policy`() async throws {
        let small = try SmallProject()
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --remote /pigeon --persistent")
        await small.generate("repository Pigeon --kind cached --policy remoteFirst")

        let same = await small.generate("repository Pigeon --kind cached")
        let other = await small.generate("repository Pigeon --kind cached --policy configurable")

        #expect(same.error == "note: Nothing to change.\n")
        #expect(other.code == .ok)
        #expect(try FeatureSpec("Pigeon", in: small.project)?.repository == .cached(.configurable))
    }

    @Test func `filters of a feature without an API are refused`() async throws {
        let small = try SmallProject()
        await small.generate("feature Pigeon --field name:String --field nest:String --filter nest")
        let refused = await small.generate("datasource Pigeon --persistent")
        await small.generate("feature Pigeon --filter name")
        let stored = await small.generate("datasource Pigeon --persistent")
        let late = await small.generate("feature Pigeon --filter nest")

        let message = "error: Filters need an API, but Pigeon stores its items locally.\n"
        #expect(refused.error.hasPrefix(message))
        #expect(stored.code == .ok)
        #expect(late.error.hasPrefix(message))
    }

    @Test func `other fields replace the filter of the former title`() async throws {
        let small = try SmallProject()
        await small.generate("feature Pigeon")
        let run = await small.generate("feature Pigeon --field nest:String")

        #expect(run.code == .ok, "\(run.error)")
        #expect(try FeatureSpec("Pigeon", in: small.project)?.filters == ["nest"])
    }

    @Test(arguments: ["", " --force"])
    func `an edited element of the app stays if the command does not change it`(force: String) async throws {
        let small = try SmallProject()
        for command in ["feature Pigeon", "datasource Pigeon --remote /pigeon", "repository Pigeon --kind remote"] {
            await small.generate(command)
        }
        let app = try #require(try small.project.text(of: AppContainerEdit.path))
        let edited = app.replacing("PigeonFeature { invocation in", with: "PigeonFeature(mine) { invocation in")
        try small.write(edited, to: AppContainerEdit.path)

        let run = await small.generate("usecase GetPigeon --in Pigeon" + force)

        #expect(run.code == .ok)
        #expect(edited != app)
        #expect(try small.project.text(of: AppContainerEdit.path) == edited)
    }
}
