import Testing

@testable import ChallengeGeneration

struct FeatureNamesTests {
    @Test(
        arguments: [
            ("pigeon", nil, "‘pigeon’ is not the name of a Swift type."), ("Space-Ship", nil, "‘Space-Ship’ is not"),
            ("", nil, "‘’ is not"), ("Ünit", nil, "‘Ünit’ is not"), ("Class", nil, "‘class’ is a word of Swift"),
            ("String", nil, "Swift has a type called String."),
            ("Episode", nil, "Episode is a module already."),
            ("Mirror", nil, "Mirror is a module already."),
            ("Species", "Species", "One species and several are called alike."),
            ("Pigeon", "Search", "‘search’ is a command already"),
            ("Writer", "Writers", "The code around a thing calls something of its own ‘writer’."),
            ("RateLimit", "RateLimits", "There is a table rate_limits already"),
        ] as [(String, String?, String)])
    func `a name that collides is refused`(name: String, plural: String?, message: String) {
        let error = #expect(throws: GenerationError.self, "\(name)") {
            try FeatureNames(project: .checkout).check(Noun(type: name, pluralType: plural))
        }

        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["Pigeon", "SnowOwl", "Magpie", "Canary"])
    func `a unique name is accepted`(name: String) throws {
        try FeatureNames(project: .checkout).check(Noun(type: name))
    }
}
