import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Runs the generator's commands in a temporary project.
struct GeneratorToolTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    private func makePigeon() async throws {
        try await small.prepare(with: [
            "feature Pigeon --field name:String --field moons:Int",
            "datasource Pigeon --remote /pigeon --memory --persistent", "repository Pigeon --kind cached",
        ])
    }

    @Test func `help lists the features and the commands`() async {
        let run = await small.generate("--help")

        #expect(run.code == .ok)
        #expect(run.output.contains("Existing features: Cache"))
        for command in ["feature", "datasource", "repository", "usecase", "list", "remove"] {
            #expect(run.output.contains("\n  \(command)"))
        }
    }

    @Test func `a repeated command changes nothing`() async throws {
        try await makePigeon()
        let once = try small.texts()

        for line in [
            "feature Pigeon --field name:String --field moons:Int", "feature Pigeon",
            "datasource Pigeon --remote /pigeon --memory --persistent", "repository Pigeon --kind cached",
        ] {
            let run = await small.generate(line)
            #expect(run.code == .ok)
            #expect(run.output == "")
            #expect(run.error == "note: Nothing to change.\n")
        }

        #expect(try small.texts() == once)
        #expect(once.keys.contains("Features/Pigeon/Sources/Data/Repositories/PigeonRepository.swift"))
    }

    @Test func `a dry run lists the files and writes nothing`() async throws {
        let before = try small.texts()

        let run = await small.generate("feature Pigeon --dry-run")

        #expect(run.code == .ok)
        #expect(run.output.contains("create Features/Pigeon/Sources/PigeonFeature.swift\n"))
        #expect(run.output.contains("update App/Challenge/AppContainer.swift\n"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("create ") || $0.hasPrefix("update ") })
        #expect(try small.texts() == before)
    }

    @Test func `if the output fails, the files are written and the error reports it`() async throws {
        let full = OutputFailure.failed(code: 28)
        let before = try small.texts()

        let dry = await small.generate("feature Pigeon --dry-run", outputFailure: full)
        let untouched = try small.texts()
        let run = await small.generate("feature Pigeon", outputFailure: full)

        #expect(dry.error == "error: The output cannot be written: No space left on device.\n")
        #expect(untouched == before)
        #expect(run.code == .ioError)
        #expect(
            run.error == "error: The output cannot be written: No space left on device. The files were changed.\n")
        #expect(try small.texts().keys.contains("Features/Pigeon/Sources/PigeonFeature.swift"))
    }

    @Test func `an edited file is overwritten only with --force`() async throws {
        try await makePigeon()
        let path = "Features/Pigeon/Sources/PigeonContainer.swift"
        try small.write("// mine\n", to: path)
        let edited = try small.texts()

        let refused = await small.generate("usecase GetPigeon --in Pigeon")
        let unchanged = try small.texts()
        let forced = await small.generate("usecase GetPigeon --in Pigeon --force")

        #expect(refused.code == .failure)
        #expect(refused.error.hasPrefix("error: Edited after they were generated: \(path)\n"))
        #expect(unchanged == edited)
        #expect(forced.code == .ok)
        #expect(try small.project.text(of: path)?.contains("GetPigeonUseCase") == true)
    }

    @Test(arguments: ["", " --force"])
    func `an edited file stays if the command does not change it`(force: String) async throws {
        try await makePigeon()
        let path = "Features/Pigeon/README.md"
        try small.write("mine\n", to: path)

        let run = await small.generate("usecase GetPigeon --in Pigeon" + force)

        #expect(run.code == .ok)
        #expect(try small.project.text(of: path) == "mine\n")
    }

    @Test func `an edited line of the manifest is overwritten only with --force`() async throws {
        try await small.prepare(with: ["feature Pigeon"])
        let manifest = try #require(try small.project.text(of: ManifestEdit.path))
        try small.write(
            manifest.replacing("\"Pigeon\", uses: [", with: "\"Pigeon\", uses: [\"Networking\", "),
            to: ManifestEdit.path)

        let refused = await small.generate("datasource Pigeon --memory")
        let forced = await small.generate("datasource Pigeon --memory --force")

        #expect(refused.error.hasPrefix("error: Edited after they were generated: Package.swift\n"))
        #expect(forced.code == .ok)
        #expect(try small.project.text(of: ManifestEdit.path)?.contains("\"Networking\", \"Core\"") == false)
    }

    @Test func `the manifest keeps the imports of files that were written by hand`() async throws {
        try await small.prepare(with: ["feature Pigeon"])
        try small.write("import ChallengeMirror\n", to: "Features/Pigeon/Tests/Unit/Domain/Mine.swift")
        let manifest = try #require(try small.project.text(of: ManifestEdit.path))
        try small.write(
            manifest.replacing(
                #"feature("Pigeon", uses: ["Core", "Printing", "Resources", "Terminal"])"#,
                with: #"feature("Pigeon", uses: ["Core", "Printing", "Resources", "Terminal"], testsUse: ["Mirror"])"#),
            to: ManifestEdit.path)

        let run = await small.generate("datasource Pigeon --persistent")

        #expect(run.code == .ok, "\(run.error)")
        #expect(
            try small.project.text(of: ManifestEdit.path)?.withoutFormatting.contains(
                #"["Core","Persistence","Printing","Resources","Terminal"],testsUse:["Mirror"]"#) == true)
    }

    @Test func `links are refused in a local feature`() async throws {
        try await small.prepare(with: ["feature Pigeon"])
        await small.generate("datasource Pigeon --memory")

        let run = await small.generate("feature Pigeon --field name:String --field nest:Link")

        #expect(run.error.hasPrefix("error: The link 'nest' needs an API, but Pigeon stores its items locally.\n"))
    }

    @Test func `a new plural deletes the files and texts of the old one`() async throws {
        try await small.prepare(with: [
            "feature Pigeon", "datasource Pigeon --remote /pigeon", "repository Pigeon --kind remote",
        ])

        let run = await small.generate("feature Pigeon --plural Flock --spanish paloma,palomas")

        let texts = try small.texts()
        let catalog = try #require(texts[StringsCatalogEdit.path])
        #expect(run.code == .ok)
        #expect(run.output.contains("delete Features/Pigeon/Sources/Data/Repositories/PigeonsPageRepository.swift\n"))
        #expect(texts.keys.filter { $0.contains("Pigeons") } == [])
        #expect(!catalog.contains("pigeon.command.pigeons"))
        #expect(catalog.contains("\"value\" : \"List and search flock\""))
        #expect(catalog.contains("\"value\" : \"Lista y busca palomas\""))
    }

    @Test func `an edited text of the catalog stays`() async throws {
        try await makePigeon()
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        try small.write(
            catalog.replacing("Pigeon %@ was not found.", with: "No pigeon is called %@."),
            to: StringsCatalogEdit.path)

        await small.generate("feature Pigeon --spanish paloma,palomas")

        let after = try #require(try small.project.text(of: StringsCatalogEdit.path))
        #expect(after.contains("No pigeon is called %@."))
        #expect(after.contains("Lista y busca palomas"))
    }

    @Test func `an edited file of the old plural is deleted only with --force`() async throws {
        try await small.prepare(with: [
            "feature Pigeon", "datasource Pigeon --remote /pigeon", "repository Pigeon --kind remote",
        ])
        let path = "Features/Pigeon/Sources/Domain/Models/PigeonsFilter.swift"
        try small.write("// mine\n", to: path)

        let refused = await small.generate("feature Pigeon --plural Flock")
        let unchanged = try small.project.text(of: path)
        let forced = await small.generate("feature Pigeon --plural Flock --force")

        #expect(refused.error.hasPrefix("error: Edited after they were generated: \(path)\n"))
        #expect(unchanged == "// mine\n")
        #expect(forced.code == .ok)
        #expect(try small.project.text(of: path) == nil)
    }

    @Test(arguments: [
        ("remote", "cached"), ("cached --policy noCache", "cached --policy configurable"), ("local", "persistent"),
    ])
    func `a repository can start to save its items but not stop`(less: String, more: String) async {
        await small.generate("feature Pigeon --spanish paloma,palomas")
        await small.generate(
            "datasource Pigeon \(less == "local" ? "--memory" : "--remote /pigeon") --persistent")
        await small.generate("repository Pigeon --kind \(less)")

        #expect(await small.generate("repository Pigeon --kind \(more)").code == .ok)
        #expect(
            await small.generate("repository Pigeon --kind \(less)").error.hasPrefix(
                "error: Pigeon already has a repository of kind '\(more.split(separator: " ")[0])"))
    }

    @Test(arguments: ["cached", "persistent"])
    func `several features are added to the app`(kind: String) async throws {
        let birds = ["Pigeon", "WoodPigeon", "Owl", "Canary"]
        for bird in birds {
            await small.generate("feature \(bird) --spanish ave,aves")
            await small.generate(
                "datasource \(bird) \(kind == "cached" ? "--remote /bird" : "") --persistent")
            #expect(await small.generate("repository \(bird) --kind \(kind)").code == .ok, "\(bird)")
        }

        let app = try #require(try small.project.text(of: AppContainerEdit.path))
        let features = AppContainerEdit.features(in: app)?.codes.compactMap(AppContainerEdit.feature)
        #expect(Set(features ?? []).isSuperset(of: birds))
        for bird in birds { #expect(app.containsWord("\(bird)Feature.schemas"), "\(bird)") }
    }

    @Test func `a failure in the middle restores the files`() async throws {
        let before = try small.texts()
        let manifest = try #require(before[ManifestEdit.path])
        let set = ChangeSet([
            FileChange(path: ManifestEdit.path, before: manifest, after: "other"),
            FileChange(path: "Features/Pigeon/A.swift", before: nil, after: "new"),
            FileChange(path: "Package.swift/below", before: nil, after: "impossible"),
        ])

        let error = #expect(throws: GenerationError.self) { try set.apply(to: small.project) }

        #expect(error?.message == "Cannot write 'Package.swift/below'. No file was changed.")
        #expect(try small.texts() == before)
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test func `names, commands and tables use the right plural`() async throws {
        await small.generate("feature Person --plural People --spanish persona,personas")
        await small.generate("datasource Person --remote /person --persistent")
        await small.generate("repository Person --kind cached")
        await small.generate("feature Canary")

        let text = try #require(try small.project.text(of: "Features/Person/Sources/Presentation/PeopleCommand.swift"))
        let catalog = try #require(try small.project.text(of: StringsCatalogEdit.path))
        #expect(text.contains("\"people\","))
        #expect(
            try small.project.text(of: "Features/Person/Sources/Data/DataSources/Local/PersonDTO+Row.swift")?
                .contains("table = \"people\"") == true)
        #expect(catalog.contains("\"value\" : \"Lista y busca personas\""))
        #expect(try FeatureSpec("Canary", in: small.project)?.plural == "Canaries")
    }

    @Test(
        arguments: [
            ("feature pigeon", "Invalid feature name 'pigeon'."),
            ("feature Cache", "The module 'Cache' already exists."),
            ("feature Pigeon --field moons:Int", "Pigeon has no text field to use as its title."),
            ("feature Pigeon --title nest", "Pigeon has no text field 'nest' to use as its title."),
            (
                "feature Pigeon --field name:String --field rings:Int --title rings",
                "Pigeon has no text field 'rings' to use as its title."
            ),
            (
                "feature Pigeon --field name:String --field nest:String? --title nest",
                "Pigeon has no text field 'nest' to use as its title."
            ),
            ("feature Pigeon --field name:String?", "Pigeon has no text field to use as its title."),
            ("feature Pigeon --field a:String --field a:Int", "Duplicate field 'a'."),
            ("feature Pigeon --filter other", "Pigeon has no text field 'other' to filter by."),
            ("feature Pigeon --sample nowhere.json", "Cannot read the sample 'nowhere.json'."),
            ("feature Architecture", "The module 'Architecture' already exists."),
            ("feature CacheTests", "The module 'CacheTests' already exists."),
            ("feature Help", "The command 'help' already exists in Libraries/Terminal."),
            (
                "feature Pigeon --field name:String --field isURL:Bool --field isUrl:Bool",
                "'isURL' and 'isUrl' have the same column name 'is_url'."
            ),
            (
                "feature Pigeon --field a:String=x --field b:String=x",
                "'a' and 'b' are the same member 'x' of the API."
            ),
            (
                "feature Pigeon --field a:String=b --field b:String", "'a' and 'b' are the same member 'b' of the API."
            ),
            (
                "feature Pigeon --field name:String --field nest:String=page --filter nest",
                "The API would take the filter 'nest' as the page, because its member is 'page'."
            ),
            ("feature Pigeon --spanish a|b,c", "--spanish expects words of letters only."),
            ("feature Pigeon --plural Pigeon", "The plural of 'Pigeon' equals the singular."),
            ("feature Pigeon --field values:String", "Reserved field name 'values'."),
            ("feature Pigeon --spanish uno", "--spanish expects two words."),
            ("datasource Pigeon --memory", "Unknown feature 'Pigeon'."),
            ("datasource cahce --memory", "Unknown feature 'cahce'. Did you mean 'Cache'?"),
            ("feature Pigeon --field name:Strin", "Unknown field type 'Strin'. Did you mean 'String'?"),
            ("datasource Cache --memory", "Cache was written by hand. The generator cannot change it."),
            ("repository Pigeon", "Unknown feature 'Pigeon'."),
        ])
    func `a feature that cannot be generated is refused`(line: String, message: String) async throws {
        let before = try small.texts()

        let run = await small.generate(line)

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }

    @Test func `the help names each excluded option once`() async {
        let help = await small.generate("feature --help").output

        #expect(help.replacing(#/\s+/#, with: " ").contains("(not with --sample)"))
    }

    @Test(
        arguments: [
            ("datasource Pigeon", "No data source was given."),
            ("datasource Pigeon --remote /pigeon/../x", "Invalid path '/pigeon/../x'."),
            ("feature Pigeon --plural Cache", "The module 'Cache' already exists."),
            ("feature Pigeon --plural Pigeon", "The plural of 'Pigeon' equals the singular."),
            ("datasource Pigeon --remote pigeon", "Invalid path 'pigeon'."),
            ("repository Pigeon", "No kind was given."),
            ("repository Pigeon --kind cached", "Pigeon lacks a data source for a cached repository."),
            ("repository Pigeon --kind remote --policy noCache", "A remote repository has no cache policy."),
            ("usecase GetPigeon --in Pigeon", "Pigeon has no repository."),
            ("usecase FindPigeon --in Pigeon", "Unknown use case 'FindPigeon'."),
            ("usecase GetPigeon", "No feature was given."),
        ])
    func `options that conflict with the feature are refused`(line: String, message: String) async throws {
        try await small.prepare(with: ["feature Pigeon"])
        let before = try small.texts()

        let run = await small.generate(line)

        #expect(run.code != .ok)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }
}
