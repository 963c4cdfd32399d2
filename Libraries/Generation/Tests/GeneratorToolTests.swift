import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

struct GeneratorToolTests {
    private let sut: SmallProject

    init() throws {
        sut = try SmallProject()
    }

    @Test func `four commands create a feature and its lines in shared files`() async throws {
        #expect(
            await sut.generate("Planet", "--field name:String --field size:String --filter size") == [
                .ok, .ok, .ok, .ok,
            ])

        let texts = try sut.texts()
        #expect(texts["Features/Planet/Sources/Data/DTOs/PlanetDTO.swift"]?.contains("path: \"/planet\"") == true)
        #expect(
            texts["Features/Planet/Sources/PlanetFeature.swift"]?.contains(
                "            \"name\",\n            \"size\",\n") == true)
        #expect(texts["Package.swift"]?.contains("    feature(\n        \"Planet\",") == true)
        #expect(texts["Package.swift"]?.contains("        uses: [\n            \"Planet\",\n") == true)
        let app = try #require(texts[SharedFiles.app])
        #expect(app.contains("import ChallengeCore\nimport ChallengePlanet\n"))
        #expect(app.contains("MoonFeature.description,\n        PlanetFeature.description,\n    ]"))
        #expect(
            app.contains(
                "of: PlanetFeature(collections) {\n                    try app.context(\"planet\", $0)\n                }),\n"
            ))
        let catalog = Catalog(try #require(texts[SharedFiles.catalog]))
        #expect(catalog.keys == catalog.keys.sorted())
        #expect(catalog.keys.contains("planet.field.size"))
        #expect(catalog.spanishWords["Size"] == "Tamaño")
    }

    @Test func `remove restores all files, also with another feature beside it`() async throws {
        let before = try sut.texts()
        _ = await sut.generate("Planet")
        let one = try sut.texts()

        #expect(await sut.generate("Star", "--field title:String --id code:String") == [.ok, .ok, .ok, .ok])
        #expect(await sut.run("remove Star").code == .ok)
        #expect(try sut.texts() == one)
        #expect(await sut.run("remove Planet").code == .ok)

        #expect(try sut.texts() == before)
    }

    @Test func `the same command changes nothing`() async throws {
        _ = await sut.generate("Planet")

        let run = await sut.run("repository Planet --kind cached")

        #expect(run.output == "")
        #expect(run.error.contains("note: Nothing to change.\n"))
    }

    @Test func `other fields replace those of before`() async throws {
        _ = await sut.generate("Planet", "--field name:String --field size:String")

        #expect(await sut.run("feature Planet --field name:String --field mass:Double").code == .ok)

        let dto = try sut.project.text(of: "Features/Planet/Sources/Data/DTOs/PlanetDTO.swift")
        #expect(dto?.contains(".value(\"mass\", \\.mass)") == true)
        #expect(dto?.contains("size") == false)
        let catalog = Catalog(try #require(try sut.project.text(of: SharedFiles.catalog)))
        #expect(!catalog.keys.contains("planet.field.size"))
    }

    @Test func `a dry run lists the files and changes nothing`() async throws {
        let before = try sut.texts()

        let run = await sut.run("feature Planet --field name:String --dry-run")

        #expect(run.output.contains("create Features/Planet/Sources/PlanetFeature.swift\n"))
        #expect(run.output.contains("update Package.swift\n"))
        #expect(try sut.texts() == before)
    }

    @Test(arguments: ["remove Planet", "feature Planet --field name:String --field size:Int"])
    func `edited files are kept without --force`(line: String) async throws {
        let path = "Features/Planet/Sources/Domain/Models/Planet.swift"
        _ = await sut.generate("Planet")
        try sut.write("// mine\n", to: path)
        let before = try sut.texts()

        let refused = await sut.run(line)

        #expect(refused.code == .usage)
        #expect(refused.error.hasPrefix("error: These files were edited: \(path).\n"))
        #expect(try sut.texts() == before)
        #expect(await sut.run("\(line) --force").code == .ok)
        #expect(try sut.project.text(of: path) != "// mine\n")
    }

    @Test func `a handwritten file in the folder is not deleted without --force`() async throws {
        _ = await sut.generate("Planet")
        try sut.write("// mine\n", to: "Features/Planet/Sources/Mine.swift")

        #expect(await sut.run("remove Planet").code == .usage)
        #expect(await sut.run("remove Planet --force").code == .ok)
        #expect(sut.project.files(below: "Features/Planet").isEmpty)
    }

    @Test func `a feature that other code imports is not removed`() async throws {
        _ = await sut.generate("Planet")
        try sut.write("import ChallengePlanet\n", to: "App/Challenge/Ports.swift")

        let run = await sut.run("remove Planet")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: Other code uses Planet: App/Challenge/Ports.swift.\n"))
    }

    @Test(arguments: [
        ("App/Challenge/AppContainer.swift", "internal import struct ChallengePlanet.Planet\n"),
        ("Package.swift", "// \"Planet\"\n"), ("Tests/Unit/MoonTests.swift", "@testable import ChallengePlanet\n"),
    ])
    func `a feature that other lines use is not removed`(path: String, line: String) async throws {
        _ = await sut.generate("Planet")
        try sut.write((sut.project.text(of: path) ?? "") + line, to: path)

        #expect(await sut.run("remove Planet").error.hasPrefix("error: Other code uses Planet: \(path).\n"))
    }

    @Test func `an edited entry and an edited text stay, and are removed with the feature`() async throws {
        let before = try sut.texts()
        _ = await sut.run("feature Planet --field name:String")
        _ = await sut.run("datasource Planet --remote /planet --persistent")
        try sut.replace("\"CoreMocks\", ", with: "\"CoreMocks\", \"JSON\", ", in: "Package.swift")
        try sut.replace("feature(\n        \"Planet\"", with: "feature( \"Planet\"", in: "Package.swift")
        let manifest = try sut.project.text(of: "Package.swift")

        #expect(await sut.run("repository Planet --kind cached").code == .ok)
        #expect(await sut.run("feature Planet").code == .ok)
        try sut.replace("try app.context(\"planet\", $0)", with: "try mine($0, (1))", in: SharedFiles.app)
        try sut.replace("All planets since", with: "My planets since", in: SharedFiles.catalog)
        #expect(await sut.run("usecase GetPlanet --in Planet").code == .ok)
        #expect(await sut.run("feature Planet").code == .ok)

        let texts = try sut.texts()
        let declarations = manifest?.replacing(
            "uses: [\n            \"Core\"", with: "uses: [\n            \"Planet\",\n            \"Core\"")
        #expect(texts["Package.swift"] == declarations)
        #expect(texts[SharedFiles.app]?.ranges(of: "PlanetFeature(collections) {").count == 1)
        #expect(texts[SharedFiles.app]?.contains("  try mine($0, (1))\n                }),\n") == true)
        #expect(texts[SharedFiles.catalog]?.contains("My planets since") == true)
        #expect(await sut.run("repository Planet --policy localFirst").code == .ok)
        #expect(
            await sut.run("feature Planet").error.contains(
                "An entry in 'App/Challenge/AppContainer.swift' was edited:"))
        #expect(await sut.run("remove Planet").code == .ok)
        #expect(try sut.texts() == before)
    }

    @Test func `the list names each feature with its state`() async {
        _ = await sut.generate("Planet")
        _ = await sut.run("feature Star --field name:String")

        let run = await sut.run("list")

        #expect(run.output.contains("Planet"))
        #expect(run.output.contains("cached"))
        #expect(run.output.contains("next: ./generate.sh datasource Star --remote /star --persistent"))
        #expect(!run.output.contains("Moon"))
        let shown = await sut.run("list", inTerminal: true).output
        #expect(shown.contains("Star  next: ") && !shown.contains("^I"))
    }

    @Test(arguments: [
        ("feature planet", "'planet' is not the name of a Swift type, such as SpaceShip."),
        ("feature Error", "'Error' has another meaning in Swift."),
        ("feature Resources", "The module 'Resources' already exists."),
        ("feature Luna", "The command 'luna' already exists."),
        ("feature Open", "The command 'open' already exists."),
        ("feature Alien", "The strings catalog already has texts 'alien.…'."),
        ("feature Planet --field name:String --field a:Int=x --field b:Int=x", "Two values have the member 'x'."),
        ("feature Planet --field name:String --field a:Int=x.y --field b:Int=x", "'x' is a value and contains 'x.y'."),
        ("feature Planet --id a\"b:String", "'a\"b:String' is not an identifier."),
        ("feature Page", "The generated code uses another type 'Page'."),
        ("feature Species --plural Species", "The plural of 'Species' equals the singular."),
        ("feature Planet --field size", "'size' is not a field."),
        ("feature Planet --field size:Strin", "Unknown field type 'Strin'. Did you mean 'String'?"),
        ("feature Planet --field case:String", "The field name 'case' is a keyword of Swift."),
        ("feature Planet --field key:String", "The field name 'key' is a member of every item."),
        ("feature Planet --field size:Int", "No field can be the title, which names an item."),
        ("feature Planet --field name:Int --field title:String", "The field 'name' must be the title."),
        ("feature Planet --field a:String --field a:Int", "There are two fields 'a'."),
        ("feature Planet --filter size", "'size' is not a text field."),
        ("feature Planet --field name:String --field a:Int>moon", "The field 'a' cannot refer to items."),
        ("feature Planet --field name:String --field a:[Link]>sun", "There is no kind 'sun'."),
        ("feature Planet --field name:String --field a:[Link]>", "There is no kind ''."),
        ("feature Planet --id isbn", "'isbn' is not an identifier."),
        ("feature Planet --spanish planeta", "--spanish takes two words."),
        ("datasource Planet --remote /p", "'Planet' is not a generated feature."),
    ])
    func `each mistake has a message and changes nothing`(line: String, message: String) async throws {
        let before = try sut.texts()

        let run = await sut.run(line)

        #expect(run.error.hasPrefix("error: \(message)\n"))
        #expect(run.code == .usage || run.code == .notFound)
        #expect(try sut.texts() == before)
    }

    @Test(arguments: ["planet", "/", "/a b", "/a//b", "http://x/y"])
    func `a data source needs a path`(path: String) async {
        _ = await sut.run("feature Planet")

        let words = ["datasource", "Planet", "--remote", path].joined(separator: " ")
        #expect(await sut.run(words).code == .usage)
    }

    @Test func `a repository needs a data source`() async {
        _ = await sut.run("feature Planet")

        #expect(await sut.run("repository Planet").error.hasPrefix("error: Planet has no data source.\n"))
    }

    @Test(arguments: ["Issue", "Comment", "Tag", "Task", "Item", "Notification", "Job", "Setting", "Unit"])
    func `frequent nouns are accepted`(noun: String) async {
        #expect(await sut.generate(noun) == [.ok, .ok, .ok, .ok])
    }
}
