import Testing

@testable import ChallengeGeneration

struct FeatureNamesTests {
    @Test(
        arguments: [
            ("pigeon", nil, "Invalid feature name 'pigeon'."),
            ("Space-Ship", nil, "Invalid feature name 'Space-Ship'."),
            ("", nil, "Invalid feature name ''."), ("Ünit", nil, "Invalid feature name 'Ünit'."),
            ("Class", nil, "'class' is a keyword of Swift."),
            ("A", nil, "The plural 'as' is a keyword of Swift."),
            ("String", nil, "'String' is a type of Swift that the generated code uses."),
            ("Error", nil, "'Error' is a type of Swift that the generated code uses."),
            ("Pigeon", "Type", "'Type' is a type of Swift that the generated code uses."),
            ("Loc", nil, "The command 'loc' already exists in "),
            ("Open", "Opens", "The command 'open' already exists in "),
            ("Episode", nil, "The module 'Episode' already exists."),
            ("Mirror", nil, "The module 'Mirror' already exists."),
            ("Challenge", nil, "'challenge' is the name of the program."),
            ("Species", "Species", "The plural of 'Species' equals the singular."),
            ("Pigeon", "Searches", "The command 'searches' already exists in "),
            ("Writer", "Writers", "'writer' is a name in the generated code."),
            ("Main", "Mains", "The file 'Main.swift' would be the start of a program."),
            ("RateLimit", "RateLimits", "The table 'rate_limits' already exists in "),
        ] as [(String, String?, String)])
    func `an invalid or used name is refused`(name: String, plural: String?, message: String) {
        let error = #expect(throws: GenerationError.self, "\(name)") {
            try FeatureNames(used: .ofCheckout.get()).check(Noun(type: name, pluralType: plural))
        }

        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test(
        arguments: [
            ("Type", "Use another name, such as TypeItem."),
            ("Answer", "Use another name, such as AnswerItem."),
            ("Class", "Use another name, such as ClassItem."), ("Doctor", "Use another name, such as DoctorItem."),
            ("License", "Use another name, such as LicenseItem."), ("Item", "Use another name, such as ItemEntry."),
            ("RateLimit", "Use another name, such as RateLimitItem."),
        ])
    func `the refusal of a name has a proposal`(name: String, advice: String) {
        let error = #expect(throws: GenerationError.self) {
            try FeatureNames(used: .ofCheckout.get()).check(Noun(type: name))
        }

        #expect(error?.advice == advice)
    }

    @Test(arguments: ["Feature", "List", "Status"])
    func `a feature may have the name of a subcommand`(name: String) throws {
        try FeatureNames(used: .ofCheckout.get()).check(Noun(type: name))
    }

    @Test(arguments: ["Pigeon", "SnowOwl", "Magpie", "Canary"])
    func `a unique name is accepted`(name: String) throws {
        try FeatureNames(used: .ofCheckout.get()).check(Noun(type: name))
    }
}
