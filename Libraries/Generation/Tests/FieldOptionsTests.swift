import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Chooses titles, names of members and types of fields in a temporary project.
struct FieldOptionsTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    @Test func `the title is the chosen field, also in later commands`() async throws {
        await small.generate("feature Pigeon --field name:String --field nest:String --title nest")
        await small.generate("datasource Pigeon --remote /pigeon")
        await small.generate("repository Pigeon --kind remote")
        let folder = "Features/Pigeon/Sources/Presentation"
        let texts = try small.texts()

        await small.generate("feature Pigeon --field name:String --field nest:String")
        let repeated = try small.texts()

        let list = try #require(texts["\(folder)/PigeonsListCommand.swift"])
        #expect(list.contains("nest: invocation[PigeonsFilterOptions.nest]"))
        #expect(texts["\(folder)/PigeonCommand.swift"]?.contains("name: value.nest,") == true)
        #expect(texts["\(folder)/RecordSchema+Pigeon.swift"]?.contains("title: \\.nest)") == true)
        #expect(repeated == texts)
    }

    @Test func `a member of the API can have another name than its field`() async throws {
        await small.generate(
            "feature Pigeon --field name:String --field foundAt:Date=found_at --field nest:String=nest-name --filter nest"
        )
        await small.generate("datasource Pigeon --remote /pigeon")
        await small.generate("repository Pigeon --kind remote")

        let texts = try small.texts()
        let dto = try #require(texts["Features/Pigeon/Sources/Data/DTOs/PigeonDTO.swift"])
        #expect(dto.contains("case name\n        case foundAt = \"found_at\"\n        case nest = \"nest-name\"\n"))
        let pages = texts["Features/Pigeon/Sources/Data/Repositories/PigeonsPageRepository.swift"]
        #expect(pages?.contains("[\"name\": name, \"nest-name\": nest]") == true, "\(pages ?? "")")
        #expect(await small.generate("list").output.contains("foundAt:Date=found_at, nest:String=nest-name\n"))
    }

    @Test(arguments: ["--field name:String", "--filter nest", "--plural Flock --force"])
    func `a table that users may have is changed by hand`(options: String) async throws {
        try await small.makePigeon(.cached(.configurable))
        let before = try small.texts()

        let run = await small.generate("feature Pigeon \(options)")

        #expect(run.code == .failure)
        #expect(run.error.hasPrefix("error: Users may have the table 'pigeons' of Pigeon.\n"), "\(run.error)")
        #expect(try small.texts() == before)
    }

    @Test func `before a feature has a table, its fields can change`() async throws {
        await small.generate("feature Pigeon")
        await small.generate("datasource Pigeon --persistent")

        await small.generate("feature Pigeon --field name:String --field rings:Int")

        let path = "Features/Pigeon/Sources/Data/DataSources/Local/PigeonSQLiteDataSource.swift"
        #expect(try small.project.text(of: path)?.contains("name TEXT NOT NULL, rings INTEGER NOT NULL") == true)
    }

    @Test func `a change that another command made meanwhile is not overwritten`() async throws {
        try await small.makePigeon(.persistent)
        let before = try #require(try FeatureSpec("Pigeon", in: small.project))
        var after = before
        after.useCases = [.get]
        await small.generate("feature Pigeon --title nest")
        let texts = try small.texts()

        let error = #expect(throws: GenerationError.self) {
            try FeatureGenerator(project: small.project, before: before, after: after, isForced: true).changes()
        }

        #expect(error?.message == "Another command changed Pigeon meanwhile.")
        #expect(try small.texts() == texts)
    }
}
