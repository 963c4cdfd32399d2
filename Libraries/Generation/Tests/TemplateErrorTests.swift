import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Generates a feature in a temporary project with a mistake in a template.
struct TemplateErrorTests {
    private static let model = "Feature/Sources/Domain/Models/__Name__.swift.template"

    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    @Test(
        arguments: [
            (
                model, "//% if collection\n//% end\nstruct __Name__ {\n    let id =\n}",
                "4: expected expression in variable"
            ),
            (model, "//% each field\nstruct __Name__ {\n//% end\n", "2: expected '}' to end struct"),
            (model, "struct __Name__ {}\n// __nmae__", "2: unknown placeholder 'nmae'"),
            (model, "\n//% if cached\nstruct __Name__ {}\n", "2: missing //% end"),
            (model, "//% each field\n//% if titel\n//% end\n//% end", "2: unknown flag 'titel'"),
            (model, "struct __Name__ {\n//% each feild\n//% end\n}", "2: unknown list 'feild'"),
            (model, "struct __Name__ {}\n//% end", "2: unexpected line '//% end'"),
            ("Feature/Sources/__Nmae__.swift.template", "struct A {}", "1: unknown placeholder 'Nmae'"),
            ("strings.template", "__name__.a | A | A\n__nmae__.b | B | B", "2: unknown placeholder 'nmae'"),
        ])
    func `a mistake is reported with its template and its line, and nothing is written`(
        template: String, text: String, report: String
    ) async throws {
        let path = "\(Blueprint.folder)/\(template)"
        try small.write(text, to: path)
        let before = try small.texts()

        let run = await small.generate("feature Pigeon")

        #expect(run.code == .software)
        #expect(run.error == "error: \(path):\(report)\n")
        #expect(try small.texts() == before)
    }
}
