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
            "repository Planet", "feature Planet")

        let declaration = try text("Features/Planet/Sources/Data/DTOs/PlanetDTO.swift")
        #expect(declaration.contains(#"api: .bookshop, path: "/q""#))
        #expect(await sut.run("datasource Planet --remote /p --api Book-shop").code == .usage)
    }

    @Test func `a remote feature has no cache, and is no collection of the app`() async throws {
        await run(
            "feature Planet", "datasource Planet --remote /p", "repository Planet --kind remote", "feature Planet")

        let repository = try text("Features/Planet/Sources/Data/Repositories/PlanetRepository.swift")
        let app = try text(SharedFiles.app)
        #expect(!repository.contains("cachePolicy"))
        #expect(!repository.contains("LocalDataSourceContract"))
        #expect(app.contains("try app.context(\"planet\", $0, always: PlanetFeature.cachePolicy)"))
        #expect(!app.contains("PlanetFeature.description"))
    }

    @Test(arguments: ["localFirst", "remoteFirst"])
    func `a fixed policy is said once, and no method has a parameter for it`(policy: String) async throws {
        await run(
            "feature Planet", "datasource Planet --remote /p --persistent", "repository Planet --policy \(policy)",
            "feature Planet")

        let repository = try text("Features/Planet/Sources/Data/Repositories/PlanetRepository.swift")
        #expect(repository.contains("static let cachePolicy = CachePolicy.\(policy)\n"))
        #expect(!repository.contains("cachePolicy: CachePolicy"))
        #expect(try text(SharedFiles.app).contains("always: PlanetFeature.cachePolicy)"))
        #expect(try text(SharedFiles.app).contains("PlanetFeature.description"))
        #expect(try text(SharedFiles.catalog).contains("List planets with the policy \(policy)"))
    }

    @Test func `the policy noCache is the kind remote`() async throws {
        await run("feature Planet", "datasource Planet --remote /p --persistent", "repository Planet --policy noCache")
        let texts = try sut.texts()
        await run("repository Planet --kind remote")

        #expect(try sut.texts() == texts)
    }

    @Test func `persistent data is in the library`() async throws {
        await run("feature Note --field name:String --field order:Int?", "datasource Note --persistent")
        await run("repository Note --kind persistent", "feature Note")

        let source = try text("Features/Note/Sources/Data/DataSources/Local/NoteSQLiteDataSource.swift")
        #expect(source.contains("id INTEGER PRIMARY KEY AUTOINCREMENT"))
        #expect(source.contains("[order] INTEGER)"))
        #expect(
            try text(SharedFiles.app).contains("            FirstFeature.schemas\n            + NoteFeature.schemas\n"))
        #expect(try text(SharedFiles.app).contains("Command.all(of: NoteFeature(library: app.databases.library)),"))
        #expect(try text(SharedFiles.catalog).contains("\"note.note.removed %lld\""))
    }

    @Test(arguments: [
        ["datasource Planet --memory", "repository Planet --kind memory", "feature Planet"],
        ["datasource Planet --remote /p", "repository Planet"],
    ])
    func `a feature without commands is not in the app`(lines: [String]) async throws {
        let app = try text(SharedFiles.app)
        await run("feature Planet")
        for line in lines { await run(line) }

        #expect(try text(SharedFiles.app) == app)
        #expect(try text("Features/Planet/Sources/PlanetFeature.swift").contains("commands: [CommandEntry<Self>] = []"))
    }

    @Test func `a cache in memory is declared on the DTO, and said in the README`() async throws {
        await run("feature Planet", "datasource Planet --remote /p --memory", "repository Planet", "feature Planet")
        let memory = try sut.texts()
        await run("datasource Planet --persistent", "feature Planet")
        let changed = try Set(sut.texts().filter { memory[$0.key] != $0.value }.keys)

        #expect(memory["Features/Planet/Sources/Data/DTOs/PlanetDTO.swift"]?.contains("storage: .memory,") == true)
        #expect(memory["Features/Planet/README.md"]?.contains("lives as long as the program runs") == true)
        #expect(
            changed == [
                "Features/Planet/README.md", "Features/Planet/Sources/Data/DTOs/PlanetDTO.swift",
                "Features/Planet/generated.json",
            ])
    }

    @Test func `a repository and a use case change no file of the wiring`() async throws {
        await run("feature Planet", "datasource Planet --remote /p --persistent")
        let paths = [
            SharedFiles.app, SharedFiles.manifest, "Features/Planet/Sources/PlanetFeature.swift",
            "Features/Planet/Sources/PlanetContainer.swift",
        ]
        let before = try paths.map(text)

        let lines = await sut.run("repository Planet --dry-run").output.split(separator: "\n").map(String.init)
        await run("repository Planet", "usecase GetPlanet --in Planet")
        #expect(try paths.map(text) == before)
        let others = lines.filter { !$0.contains(#/ Features/Planet/(Sources/(Domain|Data)|Tests)/#) }
        #expect(others == ["update \(SharedFiles.catalog)", "update Features/Planet/generated.json"])
        await run("feature Planet")
        #expect(await sut.run("feature Planet").output == "")

        #expect(try paths.map(text) != before)
        #expect(try text(paths[3]).contains("GetPlanetUseCase(planets: self).execute"))
    }

    @Test func `the data sources decide the kind of the repository`() async throws {
        for (source, kind) in [
            ("--remote /p", "remote"), ("--remote /p --persistent", "cached"), ("--remote /p --memory", "cached"),
            ("--memory", "memory"), ("--persistent", "persistent"),
        ] {
            await run("feature Planet", "datasource Planet \(source)", "repository Planet", "feature Planet")
            #expect(await sut.run("list").output.contains(kind))
            await run("remove Planet")
        }
    }

    @Test(arguments: ["--remote /p", "--persistent", "--memory"])
    func `remove restores all files after another kind was generated first`(source: String) async throws {
        let before = try sut.texts()
        await run("feature Planet", "datasource Planet \(source)", "repository Planet", "feature Planet")
        await run("usecase GetPlanet --in Planet", "remove Planet")

        #expect(try sut.texts() == before)
    }

    @Test func `a repository with another kind replaces the shared lines`() async throws {
        await run("feature Planet", "datasource Planet --remote /p --persistent", "repository Planet", "feature Planet")
        let cached = try sut.texts()
        await run("repository Planet --kind remote", "feature Planet")
        #expect(try !text(SharedFiles.app).contains("PlanetFeature.description"))
        await run("repository Planet --kind cached", "feature Planet")

        #expect(try sut.texts() == cached)
    }

    @Test func `a use case is called by the commands`() async throws {
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet")
        await run("usecase GetPlanet --in Planet", "usecase SearchPlanetsUseCase --in Planet", "feature Planet")

        let container = try text("Features/Planet/Sources/PlanetContainer.swift")
        #expect(container.contains("getPlanet.execute"))
        #expect(container.contains("searchPlanets.execute"))
    }

    @Test func `a relation is declared on the record field, with an option and texts`() async throws {
        await run(
            "feature Planet --field name:String --field moons:[Link]>moon", "datasource Planet --remote /p --persistent"
        )
        await run("repository Planet", "feature Planet")

        let schema = try text("Features/Planet/Sources/Presentation/RecordSchema+Planet.swift")
        let catalog = try text(SharedFiles.catalog)
        #expect(schema.contains("to: \"moon\", noun: \"planet.related.moons\""))
        #expect(catalog.contains("\"planet.option.moons\""))
        #expect(catalog.contains("\"value\" : \"moon\""))
        #expect(catalog.contains("\"value\" : \"moons\""))
    }

    @Test func `a relation has the identifiers of the other kind, and a filter is the way back`() async throws {
        #expect(await sut.generate("Star", "--field name:String --id code:String") == [.ok, .ok, .ok, .ok])
        await run(
            "feature Planet --field name:String --field star:Link>star --field moon:Link>moon --filter star,moon",
            "datasource Planet --remote /p --persistent", "repository Planet", "feature Planet")

        let item = try text("Features/Planet/Sources/Data/DTOs/PlanetDTO.swift")
        let filter = try text("Features/Planet/Sources/Domain/Models/PlanetsFilter.swift")
        let commands = try text("Features/Planet/Sources/Presentation/PlanetCommands.swift")
        #expect(item.contains("var star: [String] = []") && item.contains("var moon: [Int] = []"))
        #expect(item.contains(".links(\"star\", \\.star, .filter(.exact))"))
        #expect(filter.contains("case .star: item.star.filterText"))
        #expect(filter.contains("case .moon: item.moon.map(\\.description).filterText"))
        #expect(commands.contains("star = Option(\"star-id\", .texts(), help: \"planet.option.starID\")"))
        #expect(try text(SharedFiles.catalog).contains("Filter by the identifier of the star"))
    }

    @Test func `a list of texts can be a filter`() async throws {
        await run(
            "feature Planet --field name:String --field tags:[String] --field words:[String]? --filter tags,words",
            "datasource Planet --remote /p --persistent", "repository Planet", "feature Planet")

        let filter = try text("Features/Planet/Sources/Domain/Models/PlanetsFilter.swift")
        #expect(filter.contains("case .tags: item.tags.filterText"))
        #expect(filter.contains("case .words: item.words?.filterText ?? \"\""))
    }

    @Test func `a time is a date of the DTO and a timestamp of the model`() async throws {
        await run(
            "feature Planet --field name:String --field seen:Date --field lost:Date?",
            "datasource Planet --remote /p --persistent", "repository Planet")
        await run("feature Note --field name:String --field seen:Date", "datasource Note --memory", "repository Note")

        let item = try text("Features/Planet/Sources/Data/DTOs/PlanetDTO.swift")
        #expect(item.contains("import ChallengePlatform\n") && item.contains("var lost: Date? = nil\n"))
        #expect(item.contains(".time(\"seen\", \\.seen)"))
        let model = try text("Features/Planet/Sources/Domain/Models/Planet.swift")
        #expect(model.contains("let seen: Timestamp\n") && model.contains("let lost: Timestamp?\n"))
        #expect(try text("Features/Note/Sources/Data/DTOs/NoteDTO.swift").contains("let seen: Date\n"))
    }

    @Test func `a generated feature can be the other end of a relation, and is then not removed`() async throws {
        #expect(await sut.generate("Star") == [.ok, .ok, .ok, .ok])
        try sut.write("{\"id\": 1, \"name\": \"a\", \"suns\": [\"https://example.org/stars/7\"]}", to: "planet.json")

        await run(
            "feature Planet --sample \(sut.project.root)/planet.json", "datasource Planet --remote /p --persistent")
        await run("repository Planet", "feature Planet")

        let path = "Features/Planet/Sources/Presentation/RecordSchema+Planet.swift"
        #expect(try text(path).contains("to: \"star\", noun: \"planet.related.suns\""))
        #expect(await sut.run("remove Star").error.hasPrefix("error: Other code uses Star: \(path)"))
    }

    @Test func `an edited file that the command would not change is kept`() async throws {
        let path = "Features/Planet/Sources/Domain/Models/Planet.swift"
        await run("feature Planet", "datasource Planet --remote /p", "repository Planet")
        try sut.write("// mine\n", to: path)
        await run("feature Planet")

        #expect(try text(path) == "// mine\n")
    }

    @Test(arguments: [
        (["datasource Planet"], "The data source is missing."),
        (["datasource Planet --persistent --api a"], "The data source is missing."),
        (
            ["datasource Planet --remote /p", "repository Planet --kind cached"],
            "The data source of Planet does not fit the kind 'cached'.\nRun ./generate.sh datasource Planet --persistent."
        ),
        (
            ["datasource Planet --persistent", "repository Planet --kind remote"],
            "The data source of Planet does not fit the kind 'remote'.\nRun ./generate.sh datasource Planet --remote /planet."
        ),
        (
            ["datasource Planet --memory", "repository Planet", "datasource Planet --persistent"],
            "The repository of Planet has the kind 'memory'."
        ),
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
        (["usecase GetPlanet"], "Add at least one of these options: --in."),
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
