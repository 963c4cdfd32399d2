import Testing

@testable import ChallengeGeneration

struct FeatureNamesTests {
    @Test(
        arguments: [
            ("pigeon", nil, "Invalid feature name 'pigeon'."),
            ("Space-Ship", nil, "Invalid feature name 'Space-Ship'."),
            ("", nil, "Invalid feature name ''."), ("Ünit", nil, "Invalid feature name 'Ünit'."),
            ("Class", nil, "'class' is a keyword of Swift."),
            ("String", nil, "'String' is a type of Swift."), ("Process", nil, "'Process' is a type of Foundation."),
            ("Issue", nil, "'Issue' is a type of Testing."), ("Pigeon", "Suite", "'Suite' is a type of Testing."),
            ("Loc", nil, "The command 'loc' already exists in "),
            ("Open", "Opens", "The command 'open' already exists in "),
            ("Episode", nil, "The module 'Episode' already exists."),
            ("Mirror", nil, "The module 'Mirror' already exists."),
            ("Species", "Species", "The plural of 'Species' equals the singular."),
            ("Pigeon", "Searches", "The command 'searches' already exists in "),
            ("Writer", "Writers", "Reserved name 'writer'."),
            ("RateLimit", "RateLimits", "The table 'rate_limits' already exists in "),
        ] as [(String, String?, String)])
    func `an invalid or used name is refused`(name: String, plural: String?, message: String) {
        let error = #expect(throws: GenerationError.self, "\(name)") {
            try FeatureNames(project: .checkout).check(Noun(type: name, pluralType: plural))
        }

        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func `the refusal of a type has the reason and a proposal`() {
        let error = #expect(throws: GenerationError.self) {
            try FeatureNames(project: .checkout).check(Noun(type: "Tag"))
        }

        #expect(error?.advice == "The generated code imports Testing. Use another name, such as TagItem.")
    }

    @Test(arguments: ["Feature", "List", "Status"])
    func `a subcommand may have the name of a feature`(name: String) throws {
        try FeatureNames(project: .checkout).check(Noun(type: name))
    }

    @Test(arguments: ["Pigeon", "SnowOwl", "Magpie", "Canary"])
    func `a unique name is accepted`(name: String) throws {
        try FeatureNames(project: .checkout).check(Noun(type: name))
    }
}
