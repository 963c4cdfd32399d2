import Testing

@testable import ChallengeGeneration

struct MutatedSourceTests {
    private func code(_ text: String, _ mutations: Mutation...) throws -> String {
        var source = MutatedSource(text)
        for (index, mutation) in mutations.enumerated() { try source.add(mutation, number: index + 1) }
        return source.code
    }

    @Test func `an expression is replaced if its mutant is switched on`() throws {
        #expect(
            try code("let all = get(page, names)\n", Mutation("a", "get(page, «names»)", by: "[]"))
                == "let all = get(page, (isMutant(1) ? [] : names))\n")
    }

    @Test func `a statement is replaced if its mutant is switched on`() throws {
        #expect(
            try code("catch { throw error }", Mutation("a", "«throw error»", byStatement: "return nil"))
                == "catch { if isMutant(1) { return nil } else { throw error } }")
    }

    @Test func `a place can have several mutations, and a file several places`() throws {
        let mutations = [
            Mutation("a", "a: «one»", by: "1"), Mutation("a", "b: «two»", by: "2"), Mutation("a", "a: «one»", by: "3"),
        ]

        #expect(
            try code("f(b: two, a: one)", mutations[0], mutations[1], mutations[2])
                == "f(b: (isMutant(2) ? 2 : two), a: (isMutant(1) ? 1 : isMutant(3) ? 3 : one))")
    }

    @Test func `white space and the comma after a last element do not matter`() throws {
        let text = "let all = [\n    one,\n    two,\n]\n"

        #expect(
            try code(text, Mutation("a", "let all = «[one, two]»", by: "[one]"))
                == "let all = (isMutant(1) ? [one] : [\n    one,\n    two,\n])\n")
    }

    @Test(
        arguments: [
            ("«name»", .notUnique(place: "«name»", count: 0)), ("«one»", .notUnique(place: "«one»", count: 2)),
            ("f(one, one)", .unmarked(place: "f(one, one)")), ("f(«one», one", .overlap(place: "f(«one», one")),
        ] as [(String, MutatedSource.Failure)])
    func `a place that is not unique, has no marks, or overlaps another one is refused`(
        place: String, failure: MutatedSource.Failure
    ) throws {
        var source = MutatedSource("f(one, one)")
        try source.add(Mutation("a", "f«(one, one)»", by: "()"), number: 1)

        #expect(throws: failure) { try source.add(Mutation("a", place, by: "1"), number: 2) }
    }

    @Test func `a feature without commands has no mutations of them`() throws {
        var spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "paloma", many: "palomas"),
            fields: [try FieldSpec("name:String")], filters: ["name"])
        spec.sources = DataSources(remote: "/pigeon", persistent: true)
        spec.repository = .cached(.configurable)
        let files = { (spec: FeatureSpec) in Set(try Mutants(of: [spec]).all.map(\.mutation.file)) }
        let all = try files(spec)
        spec.isDataOnly = true

        #expect(
            all.subtracting(try files(spec)) == [
                "PigeonFeature.swift", "Presentation/PigeonCommand.swift", "Presentation/PigeonsCommand.swift",
                "Presentation/PigeonsListCommand.swift", "Presentation/PigeonsSearchCommand.swift",
                "Presentation/RecordSchema+Pigeon.swift",
            ])
    }

    @Test func `a rule without a mutation of a feature to which it applies is refused`() throws {
        let spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "paloma", many: "palomas"),
            fields: [try FieldSpec("name:String")], filters: [])
        let rules = [true, false].map { applies in MutationRule("no rule", if: { _ in applies }) { _ in [] } }

        #expect(throws: MutationRule.Failure.self) { try Mutants(of: [spec], rules: [rules[0]]) }
        #expect(try Mutants(of: [spec], rules: [rules[1]]).all.isEmpty)
    }
}
