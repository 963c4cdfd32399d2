import Testing

@testable import ChallengeGeneration

struct EditsTests {
    private let project = Project.checkout

    private func spec(_ repository: RepositoryKind?) throws -> FeatureSpec {
        var spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "paloma", many: "palomas"),
            fields: [try FieldSpec(name: "name", type: .text)], filters: ["name"])
        spec.repository = repository
        if spec.isCached { spec.sources = DataSources(remote: "/pigeon", persistent: true) }
        return spec
    }

    @Test func `a phrase is inserted in key order and the other lines stay`() throws {
        let before = try #require(try project.text(of: StringsCatalogEdit.path))
        let phrases = [
            Phrase(key: "aaa", english: "A \"first\"", spanish: "Lo primero"),
            Phrase(key: "episode.field.zzz", english: "Middle", spanish: "Medio"),
            Phrase(key: "zzz", english: "Last", spanish: "Último"),
        ]

        let after = StringsCatalogEdit(before).replacing([], with: phrases)

        let keys = after.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { $0.dropFirst(5).dropLast(5) }
        #expect(keys.first == "aaa")
        #expect(keys.last == "zzz")
        #expect(keys == keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) })
        #expect(LineDiff(from: before, to: after).count == 3 * 17)
        #expect(StringsCatalogEdit(after).replacing(phrases, with: phrases) == after)
    }

    @Test func `a phrase with a plural form is removed and inserted`() throws {
        let catalog = try #require(try project.text(of: StringsCatalogEdit.path))
        let nouns = Phrase(
            key: "character.noun", english: "character / characters", spanish: "personaje / personajes")

        let without = StringsCatalogEdit(catalog).replacing([nouns], with: [])

        #expect(without != catalog)
        #expect(StringsCatalogEdit(without).replacing([], with: [nouns]) == catalog)
    }

    @Test func `an existing phrase stays unchanged`() throws {
        let before = try #require(try project.text(of: StringsCatalogEdit.path))

        let after = StringsCatalogEdit(before).replacing(
            [], with: [Phrase(key: "episode.field.id", english: "x", spanish: "y")])

        #expect(after == before)
    }

    @Test func `translations of fields are read from the catalog`() throws {
        let words = StringsCatalogEdit(try #require(try project.text(of: StringsCatalogEdit.path))).spanishFieldNames()

        #expect(words["Name"] == "Nombre")
        #expect(words["Characters"] == "Personajes")
    }

    @Test func `the manifest gets the module and the app depends on it`() throws {
        let before = try #require(try project.text(of: ManifestEdit.path))
        let imports = ModuleImports(files: ["Features/Pigeon/Sources/A.swift": "import ChallengeCore\n"], of: "Pigeon")
        let edit = ManifestEdit(feature: "Pigeon", known: [], after: imports)

        let after = try edit.applied(to: before)

        #expect(after.withoutFormatting.contains(#"feature("Pigeon",uses:["Core"]),app("challenge""#))
        let uses = try #require(
            after.withoutFormatting.components(from: #"app("challenge",folder:"Challenge",uses:["#, to: "]"))
        #expect(uses.contains(#""Pigeon""#))
        #expect(uses == uses.sorted())
        #expect(try edit.applied(to: after).withoutFormatting == after.withoutFormatting)
    }

    @Test(
        arguments: [
            (nil, "all(of:PigeonFeature())"), (.local, "all(of:PigeonFeature())"),
            (.persistent, "all(of:PigeonFeature(library:library))"),
            (
                .remote,
                "all(of:PigeonFeature{invocationinletsettings=trysettings(invocation)"
                    + "returnPigeonDependencies(session:session(settings),history:history(settings,PigeonFeature.historyKind))})"
            ),
        ] as [(RepositoryKind?, String)])
    func `a feature is added to the app once`(repository: RepositoryKind?, element: String) throws {
        let before = try #require(try project.text(of: AppContainerEdit.path))
        let edit = AppContainerEdit(before: nil, after: try spec(repository))

        let after = try edit.applied(to: before)

        #expect(after.withoutFormatting.components(of: element + ",") == 1)
        let imports = after.split(separator: "\n").filter { $0.hasPrefix("import Challenge") }
        #expect(imports.contains("import ChallengePigeon"))
        #expect(imports == imports.sorted())
        #expect(try edit.applied(to: after).withoutFormatting == after.withoutFormatting)
    }

    @Test func `the tables of a cached feature are added to the app`() throws {
        let before = try #require(try project.text(of: AppContainerEdit.path))

        let after = try AppContainerEdit(before: nil, after: try spec(.cached(.configurable))).applied(to: before)

        #expect(after.withoutFormatting.components(of: "Feature.schemas+PigeonFeature.schemas") == 1)
        #expect(after.withoutFormatting.components(of: "Feature.tables+PigeonFeature.tables") == 1)
        let collections = try #require(after.withoutFormatting.components(from: "letcollections=[", to: "]"))
        #expect(collections.filter { $0 == "PigeonFeature.collection" }.count == 1)
    }

    @Test(
        arguments: [(.remote, 1), (.cached(.configurable), 1), (.persistent, 0), (nil, 0)] as [(RepositoryKind?, Int)])
    func `the history gets the kind of a feature with an API`(repository: RepositoryKind?, count: Int) throws {
        let before = try #require(try project.text(of: AppContainerEdit.path))
        let edit = AppContainerEdit(before: nil, after: try spec(repository))

        let after = try edit.applied(to: before)

        let kinds = try #require(after.withoutFormatting.components(from: "HistoryFeature(kinds:[", to: "]"))
        #expect(kinds.filter { $0 == "PigeonFeature.historyKind" }.count == count)
        #expect(kinds.contains("LocationFeature.historyKind"))
        #expect(try edit.applied(to: after).withoutFormatting == after.withoutFormatting)
    }

    @Test func `a feature is added if its name is the end of another feature's name`() throws {
        let before = try #require(try project.text(of: AppContainerEdit.path)).replacing(
            "LocationFeature", with: "WoodPigeonFeature")

        let after = try AppContainerEdit(before: nil, after: try spec(.cached(.configurable))).applied(to: before)

        #expect(after.withoutFormatting.components(of: "+PigeonFeature.schemas") == 1)
        #expect(after.withoutFormatting.components(of: "+PigeonFeature.tables") == 1)
    }

    @Test func `comments in the manifest and the app stay in place`() throws {
        let remark = "// It's a comment with [a bracket and a \"quote.\n"
        let history = "            Command.all(\n                of: HistoryFeature("
        let manifest = try #require(try project.text(of: ManifestEdit.path)).replacing(
            "    feature(\"Search\"", with: "    \(remark)    feature(\"Search\"")
        let app = try #require(try project.text(of: AppContainerEdit.path))
            .replacing(history, with: "            \(remark)\(history)")
            .replacing("ResponseStore.schema]", with: "ResponseStore.schema]  \(remark)")
        let imports = ModuleImports(files: ["Features/Pigeon/Sources/A.swift": "import ChallengeCore\n"], of: "Pigeon")

        let changedManifest = try ManifestEdit(feature: "Pigeon", known: [], after: imports).applied(to: manifest)
        let changedApp = try AppContainerEdit(before: nil, after: try spec(.cached(.configurable))).applied(to: app)

        #expect(changedManifest.contains("    \(remark)    feature(\"Search\""))
        #expect(changedManifest.withoutFormatting.contains(#"feature("Pigeon",uses:["Core"]),app("#))
        #expect(changedApp.contains("            \(remark)\(history)"))
        #expect(changedApp.contains("ResponseStore.schema]  \(remark)"))
        #expect(changedApp.withoutFormatting.components(of: "+PigeonFeature.schemas") == 1)
    }

    @Test func `a hand-edited element stays, and is a conflict if the command changes the generated one`() throws {
        let before = try #require(try project.text(of: AppContainerEdit.path))
        let edited = "PigeonDependencies(extra: 1, session:"
        let wired = try AppContainerEdit(before: nil, after: try spec(.remote)).applied(to: before)
            .replacing("PigeonDependencies(session:", with: edited)

        let cached = try AppContainerEdit(before: try spec(.remote), after: try spec(.cached(.configurable)))
            .applied(to: wired)

        #expect(cached.contains(edited))
        #expect(cached.contains("PigeonFeature.schemas"))
        #expect(throws: EditConflict.self) {
            try AppContainerEdit(before: try spec(.local), after: try spec(.remote)).applied(to: wired)
        }
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }

    /// Returns the comma-separated elements between two texts.
    fileprivate func components(from start: String, to end: String) -> [Substring]? {
        guard let begin = firstRange(of: start)?.upperBound, let close = self[begin...].firstRange(of: end) else {
            return nil
        }
        return self[begin..<close.lowerBound].split(separator: ",")
    }
}
