import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Values of filters in the words that a Spanish screen shows.
@Suite(.serialized) struct TranslatedValueTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror, environment: ["CHALLENGE_LANGUAGE": "es"])
    }

    private func run(_ line: String) async throws -> Outcome {
        try await program.start(line.split(separator: " ").map(String.init)).outcome()
    }

    @Test(arguments: [
        ("characters list --status Viva --limit 1", "/api/character?page=1&status=Alive"),
        ("characters list --status dead --limit 1", "/api/character?page=1&status=Dead"),
        ("characters search --species alienigena --limit 1", "/api/character?page=1&species=Alien"),
        ("characters list --gender femenino --limit 1", "/api/character?page=1&gender=Female"),
    ])
    func `a filter accepts the words of the screen and of the API`(line: String, target: String) async throws {
        let outcome = try await run(line)

        #expect(outcome.exitCode == 0)
        #expect(mirror.requests.map(\.target) == [target])
    }

    @Test func `a mistake proposes the word of the screen`() async throws {
        let outcome = try await run("characters list --status vibo")

        #expect(outcome.exitCode == 64)
        #expect(
            outcome.error.hasPrefix(
                """
                error: Valor no válido para --status: «vibo». Usa una lista separada por comas; cada elemento, uno de \
                estos valores: vivo, muerto, desconocido. ¿Querías decir «vivo»?

                """))
        #expect(mirror.requestCount == 0)
    }

    @Test(arguments: [
        ("characters list --status ", ["vivo", "muerto", "desconocido"]),
        ("characters list --species al", ["Alienígena"]),
        ("locations list --type plane", ["Planet"]),
        ("search --kind luga", ["lugar"]), ("pick favo", ["favoritos"]), ("history list --origin ca", ["caché"]),
    ])
    func `completions are the words of the screen`(line: String, words: [String]) async throws {
        let outcome = try await program.run("__complete", "fish", "challenge \(line)")

        #expect(outcome.lines.dropFirst().map { String($0.prefix { $0 != "\t" }) } == words)
    }

    @Test(arguments: [
        ("characters list --status viv", ["vivo\tPersonajes vivos"]),
        ("search --kind favo", ["favorito\tFavoritos, con sus notas y etiquetas"]),
        ("history list --origin ca", ["caché\tMostrado desde la caché"]),
        ("history list --kind list", ["lista\tPáginas de listas y búsquedas"]),
        ("history list --kind luga", ["lugar\tLugares vistos uno a uno"]),
        ("stats episod", ["episodios\tAgrupados por season"]), ("stats lugares --by t", ["type\tlugares"]),
        ("random luga", ["lugar\tUn lugar al azar"]),
    ])
    func `values have descriptions in the language of the screen`(line: String, candidates: [String]) async throws {
        let outcome = try await program.run("__complete", "fish", "challenge \(line)")

        #expect(outcome.lines.dropFirst().map(String.init) == candidates)
    }

    @Test func `a grouping of several collections names them`() async throws {
        let outcome = try await program.run("__complete", "fish", "challenge stats --by season")

        #expect(outcome.lines.dropFirst().first?.hasPrefix("season\tpersonajes, episodios") == true)
    }

    @Test func `a link has the words of the API, so that it works in every language`() async throws {
        let link = try await run("characters list --status viva --species humana --name beth --link")

        #expect(link.output == "challenge://characters?status=Alive&species=Human&name=beth\n")
    }

    @Test func `the history has the words of the API, so that its lists work in every language`() async throws {
        _ = try await run("characters list --status=viva --limit 1 --gender femenino --history")

        let outcome = try await run("history list --kind lista --fields name")
        #expect(outcome.output == "challenge characters list --status=Alive --limit 1 --gender Female --history\n")
    }

    @Test(arguments: [
        ("random Episodios --seed 7 --fields name", "random episode --seed 7 --fields name"),
        ("stats lugar --by type", "stats locations --by type"),
    ])
    func `kinds have Spanish words`(line: String, english: String) async throws {
        let outcome = try await run(line)

        #expect(outcome.exitCode == 0 && !outcome.output.isEmpty)
        #expect(outcome.output == (try await run(english).output))
    }

    @Test func `search and history accept the kinds and origins that they show`() async throws {
        #expect(try await run("search citadel --kind lugar --fields id").output == "3\n")
        _ = try await run("location 3 --history")

        let outcome = try await run("history list --kind lugar --origin api --fields name")
        #expect(outcome.output == "Citadel of Ricks\n")
    }
}
