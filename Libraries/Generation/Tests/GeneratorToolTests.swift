import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// The generator as a person uses it, on a project of its own.
struct GeneratorToolTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    private func makePlanet() async {
        await small.generate("feature Planet --field name:String --field moons:Int")
        await small.generate("datasource Planet --remote /planet --memory --persistent")
        await small.generate("repository Planet --kind cached")
    }

    @Test func withoutACommandItSaysWhatThereIsAndWhatCanBeMade() async {
        let run = await small.generate("")

        #expect(run.code == .ok)
        #expect(run.output.contains("There are the features Cache"))
        for command in ["feature", "datasource", "repository", "usecase", "check"] {
            #expect(run.output.contains("\n  \(command) "))
        }
    }

    @Test func aSecondTimeChangesNothing() async throws {
        await makePlanet()
        let once = try small.texts()

        for line in [
            "feature Planet --field name:String --field moons:Int", "feature Planet",
            "datasource Planet --remote /planet --memory --persistent", "repository Planet --kind cached",
        ] {
            let run = await small.generate(line)
            #expect(run.code == .ok)
            #expect(run.output == "")
            #expect(run.error == "note: Nothing to change.\n")
        }

        #expect(try small.texts() == once)
        #expect(once.keys.contains("Features/Planet/Sources/Data/Repositories/PlanetRepository.swift"))
    }

    @Test func aDryRunShowsTheFilesAndTheDifferencesAndWritesNothing() async throws {
        let before = try small.texts()

        let run = await small.generate("feature Planet --dry-run")

        #expect(run.code == .ok)
        #expect(run.output.contains("new  Features/Planet/Sources/PlanetFeature.swift\n"))
        #expect(run.output.contains("edit App/Challenge/AppContainer.swift\n"))
        #expect(run.output.contains("     + import ChallengePlanet\n"))
        #expect(try small.texts() == before)
    }

    @Test func whatWasEditedIsNotWrittenOverWithoutForce() async throws {
        await makePlanet()
        let path = "Features/Planet/Sources/PlanetContainer.swift"
        try small.write("// mine\n", to: path)
        let edited = try small.texts()

        let refused = await small.generate("usecase GetPlanet --in Planet")
        let unchanged = try small.texts()
        let forced = await small.generate("usecase GetPlanet --in Planet --force")

        #expect(refused.code == .failure)
        #expect(refused.error.hasPrefix("error: Edited since they were generated: \(path)\n"))
        #expect(unchanged == edited)
        #expect(forced.code == .ok)
        #expect(try small.project.text(of: path)?.contains("GetPlanetUseCase") == true)
    }

    @Test func whatWasEditedStaysWhereThereIsNothingNewToSay() async throws {
        await makePlanet()
        let path = "Features/Planet/README.md"
        try small.write("mine\n", to: path)

        let run = await small.generate("usecase GetPlanet --in Planet")

        #expect(run.code == .ok)
        #expect(try small.project.text(of: path) == "mine\n")
    }

    @Test func aFailureInTheMiddleTakesBackWhatWasWritten() async throws {
        let before = try small.texts()
        let manifest = try #require(before[ManifestEdit.path])
        let set = ChangeSet([
            FileChange(path: ManifestEdit.path, before: manifest, after: "other"),
            FileChange(path: "Features/Planet/A.swift", before: nil, after: "new"),
            FileChange(path: "Package.swift/below", before: nil, after: "impossible"),
        ])

        let error = #expect(throws: GenerationError.self) { try set.apply(to: small.project) }

        #expect(error?.message == "Nothing was changed: Package.swift/below cannot be written.")
        #expect(try small.texts() == before)
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test func pluralsAreRightInNamesCommandsAndTables() async throws {
        await small.generate("feature Person --plural People --spanish persona,personas")
        await small.generate("datasource Person --remote /person --persistent")
        await small.generate("repository Person --kind cached")
        await small.generate("feature Category")

        let text = try #require(try small.project.text(of: "Features/Person/Sources/Presentation/PeopleCommand.swift"))
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        #expect(text.contains("\"people\","))
        #expect(
            try small.project.text(of: "Features/Person/Sources/Data/DataSources/Local/PersonDTO+Row.swift")?
                .contains("table = \"people\"") == true)
        #expect(catalog.contains("\"value\" : \"Lista y busca personas\""))
        #expect(try FeatureSpec("Category", in: small.project)?.plural == "Categories")
    }

    @Test(
        arguments: [
            ("feature planet", "‘planet’ is not the name of a Swift type."),
            ("feature Cache", "Cache is a module already."),
            ("feature Planet --field moons:Int", "A planet needs a text to be known by."),
            ("feature Planet --field a:String --field a:Int", "There are two fields called a."),
            ("feature Planet --filter other", "‘other’ is no text of a planet that a list could be narrowed by."),
            ("feature Planet --sample nowhere.json", "The sample nowhere.json cannot be read."),
            ("feature Planet --spanish uno", "--spanish takes two words."),
            ("datasource Planet --memory", "There is no feature Planet."),
            ("datasource Cache --memory", "Cache was written by hand: the generator knows nothing of it."),
            ("repository Planet", "There is no feature Planet."),
        ])
    func whatCannotBeMadeIsRefused(line: String, message: String) async throws {
        let before = try small.texts()

        let run = await small.generate(line)

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }

    @Test(
        arguments: [
            ("datasource Planet", "No source was named."),
            ("datasource Planet --remote planet", "‘planet’ is no path below the API’s address."),
            ("repository Planet", "The kind is missing."),
            ("repository Planet --kind cached", "A cached repository needs a source that Planet lacks."),
            (
                "repository Planet --kind remote --policy noCache",
                "A remote repository has no policy: only a cached one chooses."
            ),
            ("usecase GetPlanet --in Planet", "Planet has no repository that a use case could use."),
            ("usecase FindPlanet --in Planet", "The generator knows no rule called FindPlanet."),
            ("usecase GetPlanet", "The feature is missing."),
        ])
    func whatDoesNotFitIsRefused(line: String, message: String) async throws {
        await small.generate("feature Planet")
        let before = try small.texts()

        let run = await small.generate(line)

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }
}
