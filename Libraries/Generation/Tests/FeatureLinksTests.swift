import ChallengeTerminal
import Testing

@testable import ChallengeGeneration

/// Links features to the items of other features in a temporary project.
struct FeatureLinksTests {
    private static let author = [
        "feature Author --field name:String", "datasource Author --remote /author --persistent",
        "repository Author --kind cached",
    ]
    private static let book = [
        "feature Book --field title:String --field author:Author --field readers:[Author]?",
        "datasource Book --remote /book", "repository Book --kind remote",
    ]
    private static let port = "Features/Author/Sources/Ports/AuthorSummaries.swift"

    private let small: SmallProject

    init() throws {
        small = try SmallProject()
    }

    private func element(of feature: String) throws -> String {
        let app = try #require(try small.project.text(of: AppContainerEdit.path))
        let codes = try #require(AppContainerEdit.features(in: app)).codes
        return try #require(codes.first { AppContainerEdit.feature(ofElement: $0) == feature }).withoutFormatting
    }

    @Test func `a link has an option, for which the app looks up names with the other feature`() async throws {
        try await small.prepare(with: Self.author + Self.book)

        let texts = try small.texts()
        let link = try #require(texts["Features/Book/Sources/Presentation/BookLink.swift"])
        #expect(link.contains(#"option: Option.flag("author", help: "book.option.author")"#))
        #expect(link.contains("static let all = [authorLink, readersLink]\n"))
        #expect(link.contains("identifiers: { $0.readers ?? [] },\n"))
        #expect(
            try element(of: "Book").contains(
                "related:BookRelatedNames(author:AuthorSummaries(session:session).getNames,"
                    + "readers:AuthorSummaries(session:session).getNames)"))
        #expect(texts[Self.port]?.contains("identifiers: identifiers, cachePolicy: session.cachePolicy\n") == true)
        #expect(try FeatureSpec("Author", in: small.project)?.isReferenced == true)
        #expect(await small.generate("repository Book --kind remote").error == "note: Nothing to change.\n")
        #expect(await small.generate("feature Author").error == "note: Nothing to change.\n")
        try small.remove("Features/Book/generated.json")
    }

    @Test(arguments: [["feature Book --remove-field author --remove-field readers"], ["remove Book"]])
    func `without a link, the other feature has no port`(lines: [String]) async throws {
        try await small.prepare(with: Self.author)
        let before = try small.texts()
        try await small.prepare(with: Self.author + Self.book)

        for line in lines { #expect(await small.generate(line).code == .ok) }

        let after = try small.texts()
        for (path, text) in before where path.hasPrefix("Features/Author/") { #expect(after[path] == text, "\(path)") }
        #expect(after[Self.port] == nil)
    }

    @Test(arguments: ["", " --force"])
    func `a hand-edited element of the other feature in the app stays`(force: String) async throws {
        try await small.prepare(with: Self.author)
        let app = try #require(try small.project.text(of: AppContainerEdit.path))
        let argument = "history: history(settings, AuthorFeature.historyKind)"
        #expect(app.contains(argument))
        try small.write(app.replacing(argument, with: "history: authors"), to: AppContainerEdit.path)

        for line in Self.book { #expect(await small.generate(line + force).code == .ok) }

        #expect(try element(of: "Author").contains("history:authors"))
        #expect(try element(of: "Book").contains("author:AuthorSummaries("))
        #expect(try small.project.text(of: Self.port) != nil)
    }

    @Test func `a port stays while another feature links to the items`() async throws {
        try await small.prepare(with: Self.author + Self.book)

        let run = await small.generate("feature Book --remove-field readers")

        #expect(run.code == .ok, "\(run.error)")
        #expect(try small.project.text(of: Self.port) != nil)
        #expect(try !element(of: "Book").contains("readers"))
    }

    @Test func `a feature to whose items another one links is not removed`() async throws {
        try await small.prepare(with: Self.author + Self.book)
        let before = try small.texts()

        let run = await small.generate("remove Author")

        #expect(run.code == .failure)
        #expect(
            run.error == """
                error: Author is used by the field 'author' of Book, the field 'readers' of Book.
                No file was changed. First run './generate.sh feature Book --remove-field author --remove-field readers'.

                """)
        #expect(try small.texts() == before)
        #expect(await small.generate("remove Book").code == .ok)
        #expect(await small.generate("remove Author").code == .ok)
        #expect(small.project.names(in: "Features") == ["Cache"])
    }

    @Test(
        arguments: [
            ("author:Auther", "Unknown field type 'Auther'. Did you mean 'Author'?"),
            ("author:[Text]", "Unknown field type '[Text]'."),
            ("author:Cache", "Cache has no items of an API to link to."),
        ])
    func `a link to other items than those of a collection is refused`(field: String, message: String) async throws {
        try await small.prepare(with: Self.author)
        let before = try small.texts()

        let run = await small.generate("feature Book --field title:String --field \(field)")

        #expect(run.code == .usage)
        #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
        #expect(run.error.contains("Author"))
        #expect(try small.texts() == before)
    }

    @Test func `a feature does not link to its own items through a port`() async throws {
        try await small.prepare(with: Self.author)

        let run = await small.generate("feature Author --add-field mentor:Author")

        #expect(run.code == .usage)
        #expect(
            run.error == "error: The field 'mentor' links to its own feature.\nUse Link or [Link] as its type.\n")
    }

    @Test func `a handwritten feature with a look-up stays as it is`() async throws {
        let text = "public struct PoetSummaries {\n    public func getNames(identifiers: [Int]) {}\n}\n"
        let path = "Features/Poet/Sources/Ports/PoetSummaries.swift"
        try small.write(text, to: path)

        for line in Self.book { await small.generate(line.replacing("Author", with: "Poet")) }

        #expect(try element(of: "Book").contains("(author:PoetSummaries(session:session).getNames,"))
        #expect(try small.project.text(of: path) == text)
        #expect(small.project.files(below: "Features/Poet") == [path])
    }

    @Test func `a link that becomes one through a port changes no table`() async throws {
        try await small.prepare(with: Self.author)
        for line in [
            "feature Book --field title:String --field author:Link", "datasource Book --remote /book --persistent",
            "repository Book --kind cached",
        ] { await small.generate(line) }

        let run = await small.generate("feature Book --remove-field author --add-field author:Author")

        #expect(run.code == .ok, "\(run.error)")
        #expect(!run.error.contains("schema"))
        #expect(try FeatureSpec("Book", in: small.project)?.earlierVersions == nil)
        #expect(try small.project.text(of: Self.port) != nil)
    }

    @Test func `a feature with data only has the link alone`() async throws {
        try await small.prepare(with: Self.author)
        for line in ["\(Self.book[0]) --only-data"] + Self.book.dropFirst() {
            #expect(await small.generate(line).code == .ok)
        }

        #expect(try small.project.text(of: Self.port) == nil)
        #expect(small.project.names(in: "Features/Book/Sources/Ports") == [])
        #expect(await small.generate("feature Book --with-commands").code == .ok)
        #expect(try small.project.text(of: Self.port) != nil)
    }

    @Test(arguments: ["json", "format", "lang", "policy", "timeout"])
    func `an option for a link that the program already has is refused`(name: String) async throws {
        try await small.prepare(with: Self.author)

        let run = await small.generate("feature Book --field title:String --field \(name):Author")

        #expect(run.code == .usage)
        #expect(
            run.error.hasPrefix("error: The option --\(name) for the field '\(name)' already exists.\n"), "\(run.error)"
        )
    }
}
