import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// The files and the shared lines of each kind of feature.
struct KindTests {
    private let sut: SmallProject

    init() throws {
        sut = try SmallProject()
    }

    private func run(_ lines: String...) async {
        for line in lines { #expect(await sut.run(line).code == .ok, "\(line)") }
    }

    private func text(_ path: String) throws -> String {
        try #require(try sut.project.text(of: path), "\(path)")
    }

    @Test func `a collection belongs to the named API, also after another command`() async throws {
        await run(
            "feature Planet", "datasource Planet --remote /p --api bookshop", "datasource Planet --remote /q",
            "repository Planet")

        let declaration = try text("Features/Planet/Sources/Data/DTOs/PlanetDTO.swift")
        #expect(declaration.contains(#"api: .bookshop, path: "/q""#))
        #expect(await sut.run("datasource Planet --remote /p --api Book-shop").code == .usage)
    }

    @Test func `a remote feature has no cache, and is no collection of the app`() async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet --kind remote")

        let repository = try text("Features/Planet/Sources/Data/Repositories/PlanetRepository.swift")
        let app = try text(SharedFiles.app)
        #expect(!repository.contains("cachePolicy"))
        #expect(!repository.contains("LocalDataSourceContract"))
        #expect(app.contains("try app.context(\"planet\", $0, always: PlanetFeature.cachePolicy)"))
        #expect(!app.contains("PlanetFeature.description"))
    }

    @Test(arguments: ["localFirst", "remoteFirst"])
    func `a fixed policy is said once, and no method has a parameter for it`(policy: String) async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet --policy \(policy)")

        let repository = try text("Features/Planet/Sources/Data/Repositories/PlanetRepository.swift")
        #expect(repository.contains("static let cachePolicy = CachePolicy.\(policy)\n"))
        #expect(!repository.contains("cachePolicy: CachePolicy"))
        #expect(try text(SharedFiles.app).contains("always: PlanetFeature.cachePolicy)"))
        #expect(try text(SharedFiles.app).contains("PlanetFeature.description"))
        #expect(try text(SharedFiles.catalog).contains("List planets with the policy \(policy)"))
    }

    @Test func `the policy noCache is the kind remote`() async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet --policy noCache")
        let texts = try sut.texts()
        await run("repository Planet --kind remote")

        #expect(try sut.texts() == texts)
    }

    @Test func `persistent data is in the library`() async throws {
        await run("feature Note --field name:String --field order:Int?", "datasource Note --persistent")
        await run("repository Note --kind persistent")

        let source = try text("Features/Note/Sources/Data/DataSources/Local/NoteSQLiteDataSource.swift")
        #expect(source.contains("id INTEGER PRIMARY KEY AUTOINCREMENT"))
        #expect(source.contains("order_value INTEGER\n"))
        #expect(
            try text(SharedFiles.app).contains("            FirstFeature.schemas\n            + NoteFeature.schemas\n"))
        #expect(try text(SharedFiles.app).contains("Command.all(of: NoteFeature(library: app.databases.library)),"))
        #expect(try text(SharedFiles.catalog).contains("\"note.note.removed %lld\""))
    }

    @Test(arguments: [
        ["datasource Planet --memory", "repository Planet --kind memory"],
        ["datasource Planet --remote /p", "repository Planet --only-data"],
    ])
    func `a feature without commands is not in the app`(lines: [String]) async throws {
        let app = try text(SharedFiles.app)
        await run("feature Planet", lines[0], lines[1])

        #expect(try text(SharedFiles.app) == app)
        #expect(try sut.project.text(of: "Features/Planet/Sources/PlanetFeature.swift") == nil)
        #expect(try text("Features/Planet/Sources/PlanetContainer.swift").contains("Repository"))
    }

    @Test(arguments: ["--remote /p", "--persistent", "--memory"])
    func `remove restores all files after another kind was generated first`(source: String) async throws {
        let before = try sut.texts()
        await run("feature Planet", "datasource Planet \(source)", "repository Planet")
        await run("usecase GetPlanet --in Planet", "remove Planet")

        #expect(try sut.texts() == before)
    }

    @Test func `a repository with another kind replaces the shared lines`() async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet --kind cached")
        let cached = try sut.texts()
        await run("repository Planet --kind remote")
        #expect(try !text(SharedFiles.app).contains("PlanetFeature.description"))
        await run("repository Planet --kind cached")

        #expect(try sut.texts() == cached)
    }

    @Test func `a use case is called by the commands`() async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet")
        await run("usecase GetPlanet --in Planet", "usecase SearchPlanetsUseCase --in Planet")

        let container = try text("Features/Planet/Sources/PlanetContainer.swift")
        #expect(container.contains("GetPlanetUseCase(planets: repository).execute"))
        #expect(container.contains("SearchPlanetsUseCase(planets: repository).execute"))
    }

    @Test func `a relation is declared on the record field, with an option and texts`() async throws {
        await run("feature Planet --field name:String --field moons:[Link]>moon", "datasource Planet --remote /p")
        await run("repository Planet")

        let schema = try text("Features/Planet/Sources/Presentation/RecordSchema+Planet.swift")
        let catalog = try text(SharedFiles.catalog)
        #expect(schema.contains("links: \\.moons, to: \"moon\", noun: \"planet.related.moons\""))
        #expect(catalog.contains("\"planet.option.moons\""))
        #expect(catalog.contains("\"value\" : \"moon\""))
        #expect(catalog.contains("\"value\" : \"moons\""))
    }

    @Test func `a generated feature can be the other end of a relation, and is then not removed`() async throws {
        #expect(await sut.generate("Star") == [.ok, .ok, .ok])
        try sut.write("{\"id\": 1, \"name\": \"a\", \"suns\": [\"https://example.org/stars/7\"]}", to: "planet.json")

        await run("feature Planet --sample \(sut.project.root)/planet.json", "datasource Planet --remote /p")
        await run("repository Planet")

        let path = "Features/Planet/Sources/Presentation/RecordSchema+Planet.swift"
        #expect(try text(path).contains("to: \"star\", noun: \"planet.related.suns\""))
        #expect(await sut.run("remove Star").error.hasPrefix("error: Other code uses Star: \(path)"))
    }

    @Test func `an edited file that the command would not change is kept`() async throws {
        let path = "Features/Planet/Sources/Domain/Models/Planet.swift"
        await run("feature Planet")
        try sut.write("// mine\n", to: path)
        await run("datasource Planet --remote /p", "repository Planet")

        #expect(try text(path) == "// mine\n")
    }

    @Test(arguments: [
        (["datasource Planet"], "The data source is missing."),
        (["datasource Planet --remote /p", "datasource Planet --persistent"], "Planet has the data of an API."),
        (
            ["datasource Planet --remote /p", "repository Planet --kind memory"],
            "The data source of Planet does not fit"
        ),
        (["datasource Planet --memory", "repository Planet --kind cached"], "The data source of Planet does not fit"),
        (
            ["datasource Planet --memory", "repository Planet --policy localFirst"],
            "Only the kind cached has a policy."
        ),
        (["feature Planet --id key:String", "datasource Planet --memory"], "Data of the user has numbers"),
        (
            ["feature Planet --field name:String --field a:Link", "datasource Planet --memory"],
            "The field 'a' is a link"
        ),
        (
            ["feature Planet --field name:String --field a:String --filter a", "datasource Planet --memory"],
            "Data of the user has no filters."
        ),
        (["feature Planet --plural Planetoids"], "The plural is 'Planets'."),
        (["usecase GetPlanet"], "The feature is missing."),
        (["usecase GetPlanet --in Planet"], "Planet has no repository."),
        (
            ["datasource Planet --remote /p", "repository Planet", "usecase DoPlanet --in Planet"],
            "The generator has no use case 'DoPlanet'."
        ),
        (
            [
                "feature Planet --field name:String --field page:String --filter page"
            ], "The option '--page' already exists."
        ),
        (
            ["feature Planet --field name:String --field page:[Link]>moon"],
            "The option '--page' already exists.\nUse another name for the field, such as pageValue:[Link]>moon=page.\n"
        ),
    ])
    func `each mistake has a message`(lines: [String], message: String) async throws {
        await run("feature Planet")
        for line in lines.dropLast() { await run(line) }

        let run = await sut.run(lines.last ?? "")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: \(message)"), "\(run.error)")
    }
}
