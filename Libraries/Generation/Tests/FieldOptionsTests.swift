import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Chooses titles, names of members and types of fields in a temporary project.
struct FieldOptionsTests {
    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    @Test func `the title is the chosen field, also in later commands, until it is taken away`() async throws {
        await small.generate("feature Pigeon --field name:String --field nest:String --title nest")
        await small.generate("datasource Pigeon --remote /pigeon")
        await small.generate("repository Pigeon --kind remote")
        let folder = "Features/Pigeon/Sources/Presentation"
        let texts = try small.texts()

        await small.generate("feature Pigeon --field name:String --field nest:String")
        let repeated = try small.texts()
        let removal = await small.generate("feature Pigeon --remove-field nest")

        let list = try #require(texts["\(folder)/PigeonsListCommand.swift"])
        #expect(list.contains("nest: invocation[PigeonsFilterOptions.nest]"))
        #expect(texts["\(folder)/PigeonCommand.swift"]?.contains("name: value.nest,") == true)
        #expect(texts["\(folder)/RecordSchema+Pigeon.swift"]?.contains("title: \\.nest)") == true)
        #expect(repeated == texts)
        #expect(removal.error.contains("note: The title of a pigeon is now 'name': challenge pigeons search TEXT\n"))
        #expect(try FeatureSpec("Pigeon", in: small.project)?.titleField == nil)
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

    @Test func `a link of an earlier generator, which called the type URL, is still a link`() async throws {
        await small.generate("feature Pigeon --field name:String --field nest:Link --field mates:[Link]")
        await small.generate("datasource Pigeon --remote /pigeon")
        let path = "Features/Pigeon/generated.json"
        let spec = try #require(try small.project.text(of: path))
        let earlier = spec.replacing("Link", with: "URL").replacing("  \"format\" : 2,\n", with: "")
        try small.write(earlier, to: path)

        let same = await small.generate("feature Pigeon")
        let changed = await small.generate("feature Pigeon --add-field page:URL")

        #expect(earlier.contains("\"type\" : \"[URL]\"") && !earlier.contains("format"))
        #expect(same.error == "note: Nothing to change.\n")
        #expect(changed.code == .ok, "\(changed.error)")
        let fields = try #require(try FeatureSpec("Pigeon", in: small.project)).fields
        #expect(fields.map(\.text) == ["name:String", "nest:Link", "mates:[Link]", "page:URL"])
    }
}
