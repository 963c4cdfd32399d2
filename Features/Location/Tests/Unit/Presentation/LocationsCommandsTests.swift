import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal
import Foundation
import Testing

@testable import ChallengeLocation

/// The commands, from the line to the answer.
struct LocationsCommandsTests {
    private let client = HTTPClientMock()
    private let residents = LocationResidentsMock()
    private let history = HistoryRecorderMock()

    private func run(_ line: String) async -> (code: ExitCode, output: String, error: String) {
        let output = MemoryOutput()
        let error = MemoryOutput()
        let session = RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: LocationFeature.schemas), source: "test",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()), cachePolicy: .remoteFirst)
        let feature = LocationFeature { _ in LocationPorts(session: session, residents: residents, history: history) }
        let code = await CommandLineTool(
            name: "challenge", version: "1", summary: "app.summary", commands: feature.commands
        ).run(
            arguments: line.split(separator: " ").map(String.init), environment: [:],
            streams: Streams(input: MemoryInput([]), output: output, error: error))
        return (code, output.text, error.text)
    }

    private func answer(_ text: String) {
        client.sending.answer(.success(HTTPResponse(status: 200, headers: [:], body: Data(text.utf8))))
    }

    @Test func oneLocationIsShownWithAllItsFields() async {
        answer(LocationFixture.one)

        let run = await run("location 1 --format jsonl")

        #expect(run.code == .ok)
        #expect(run.output.hasPrefix(#"{"id":1,"#))
        for field in ["name", "type", "dimension", "residents", "created"] {
            #expect(run.output.contains("\"\(field)\":"))
        }
        #expect(client.sending.inputs == [Endpoint("/location/1")])
    }

    @Test func aPageIsListed() async {
        answer(LocationFixture.page)

        let run = await run("locations list --fields id")

        #expect(run.code == .ok)
        #expect(run.output == "1\n")
        #expect(client.sending.inputs == [Endpoint("/location", query: [.init("page", "1")])])
    }

    @Test func `what was shown is recorded`() async {
        answer(LocationFixture.one)
        _ = await run("location 1")
        answer("[\(LocationFixture.one)]")
        _ = await run("location 1 99999")
        answer(LocationFixture.page)
        _ = await run("locations list --fields id")
        client.sending.answer(.failure(.status(404, message: "not found")))
        _ = await run("location 99")

        let one = Shown(identifier: 1, name: "Earth (C-137)", origin: .remote)
        let list = Shown(identifier: nil, name: "challenge locations list --fields id", origin: .remote)
        #expect(history.recorded == [[one], [one], [list]])
    }

    @Test func aSearchAsksForPartOfTheName() async {
        answer(LocationFixture.page)

        let run = await run("locations search part --fields id")

        #expect(run.output == "1\n")
        #expect(
            client.sending.inputs == [
                Endpoint("/location", query: [.init("page", "1"), .init("name", "part")])
            ])
    }

    @Test func residentsAreAskedForTogetherAndTheMissingIsItsIdentifier() async {
        answer(LocationFixture.one)
        let rick = LocationResident(name: "Rick", status: "Alive", species: "Human")
        residents.getting.answer(
            .success(
                Batch(outcomes: [
                    .init(38, .success(Fetched(value: rick, origin: .remote))), .init(45, .failure(.notFound)),
                ])))

        let run = await run("location 1 --residents --fields residents")

        #expect(run.output == "Rick · Alive · Human; 45\n")
        #expect(run.code == .unavailable)
        #expect(residents.getting.inputs == [[38, 45]])
    }

    @Test func whatIsNotThereIsNamed() async {
        client.sending.answer(.failure(.status(404, message: "not found")))

        let run = await run("location 99")

        #expect(run.code == .notFound)
        #expect(run.error.hasPrefix("error: Location 99 was not found.\n"))
    }

    @Test func `some that exist and some that do not are a partial result`() async {
        answer("[\(LocationFixture.one)]")

        let run = await run("location 1 99999 --fields id")

        #expect(run.code == .failure)
        #expect(run.output == "1\n")
        #expect(run.error.hasPrefix("error: Location 99999 was not found.\n"))
    }

    @Test func `an empty standard input has an empty answer`() async {
        let run = await run("location - --json")

        #expect(run.code == .ok)
        #expect(run.output == "[]\n")
        #expect(client.sending.inputs.isEmpty)
    }
}
