import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengeTestSupport
import Foundation
import Synchronization
import Testing

@testable import ChallengePictures

struct PictureFilesTests {
    struct Situation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let policy: CachePolicy
        var isStored = false
        var response: Result<HTTPResponse, HTTPError>?
        let result: Result<[UInt8], APIError>
        /// The entity tag of the request; `nil` without a request.
        let sentTag: String??
        /// The picture that is stored afterwards.
        let stored: [UInt8]?
    }

    static let address = "https://example.org/api/avatar/1.jpeg"
    static let old = [UInt8].png(width: 1)
    static let new = [UInt8].png(width: 2)
    static let fetched = Result<HTTPResponse, HTTPError>.success(
        HTTPResponse(status: 200, headers: ["etag": "\"2\""], body: Data(new)))
    static let failed = APIError.failed(.serverError(status: 503))

    static let situations = [
        Situation(
            testDescription: "localFirst uses a stored file", policy: .localFirst, isStored: true,
            result: .success(old), sentTag: nil, stored: old),
        Situation(
            testDescription: "localFirst fetches and stores another one", policy: .localFirst, response: fetched,
            result: .success(new), sentTag: .some(nil), stored: new),
        Situation(
            testDescription: "localFirst fails without a file", policy: .localFirst, response: .failure(.status(503)),
            result: .failure(failed), sentTag: .some(nil), stored: nil),
        Situation(
            testDescription: "remoteFirst asks with the entity tag", policy: .remoteFirst, isStored: true,
            response: fetched, result: .success(new), sentTag: "\"1\"", stored: new),
        Situation(
            testDescription: "remoteFirst uses the stored file after a 304", policy: .remoteFirst, isStored: true,
            response: .success(HTTPResponse(status: 304)), result: .success(old), sentTag: "\"1\"", stored: old),
        Situation(
            testDescription: "remoteFirst falls back", policy: .remoteFirst, isStored: true,
            response: .failure(.status(503)), result: .success(old), sentTag: "\"1\"", stored: old),
        Situation(
            testDescription: "remoteFirst falls back if the response is no picture", policy: .remoteFirst,
            isStored: true, response: .success(HTTPResponse(status: 200, body: Data("<html>".utf8))),
            result: .success(old), sentTag: "\"1\"", stored: old),
        Situation(
            testDescription: "remoteFirst does not fall back after a cancellation", policy: .remoteFirst,
            isStored: true, response: .failure(.cancelled), result: .failure(.cancelled), sentTag: "\"1\"",
            stored: old),
        Situation(
            testDescription: "remoteFirst uses the stored file offline", policy: .remoteFirst, isStored: true,
            response: .failure(.connection(.offline(by: .option))), result: .success(old), sentTag: "\"1\"",
            stored: old),
        Situation(
            testDescription: "noCache stores nothing", policy: .noCache, response: fetched, result: .success(new),
            sentTag: .some(nil), stored: nil),
        Situation(
            testDescription: "noCache neither reads nor replaces the stored file", policy: .noCache, isStored: true,
            response: fetched, result: .success(new), sentTag: .some(nil), stored: old),
        Situation(
            testDescription: "noCache has no fallback", policy: .noCache, isStored: true,
            response: .failure(.status(503)), result: .failure(failed), sentTag: .some(nil), stored: old),
    ]

    private let client = HTTPClientMock()

    private func files(_ cache: FileCache?) -> PictureFiles {
        PictureFiles(apis: [("https://example.org/api", "http://localhost/mirror")], cache: cache) {
            _ in client
        }
    }

    private func cache(_ scratch: Scratch) -> FileCache { FileCache(folder: scratch.path("pictures"), limit: 1 << 20) }

    @Test(arguments: situations)
    func `a policy decides between the stored file and the server`(situation: Situation) async throws {
        let scratch = try Scratch()
        let sut = files(cache(scratch))
        if situation.isStored {
            let response = HTTPResponse(status: 200, headers: ["etag": "\"1\""], body: Data(Self.old))
            client.sending.setResult(.success(response))
            _ = try await sut.file(at: Self.address, .localFirst)
        }
        let requests = client.sending.callCount
        if let response = situation.response { client.sending.setResult(response) }

        let result = await Result { () async throws(APIError) in
            try await sut.file(at: Self.address, situation.policy).bytes
        }

        #expect(result == situation.result)
        #expect(client.sending.inputs.dropFirst(requests).map(\.entityTag) == (situation.sentTag.map { [$0] } ?? []))
        #expect(sut.storedFile(at: Self.address)?.bytes == situation.stored)
    }

    @Test func `a response that is no picture is a failure that names the address, and is not stored`() async throws {
        let scratch = try Scratch()
        client.sending.setResult(.success(HTTPResponse(status: 200, body: Data("GIF89a".utf8))))

        let failure = LoadFailure.unreadable(path: "", reason: "neither JPEG nor PNG")
        await #expect(throws: APIError.failed(.at(address: "http://localhost/mirror/avatar/1.jpeg", failure))) {
            try await files(cache(scratch)).file(at: Self.address, .localFirst)
        }
        #expect(cache(scratch).usage().count == 0)
    }

    @Test func `an address that is not one of a web server is a failure without a request`() async {
        let failure = LoadFailure.noConnection(.notAWebAddress)
        await #expect(throws: APIError.failed(.at(address: "file:///etc/passwd", failure))) {
            try await files(nil).file(at: "file:///etc/passwd", .localFirst)
        }
    }

    @Test func `without a cache, every call is a request`() async throws {
        client.sending.setResult(Self.fetched)
        let sut = files(nil)

        for _ in 1...2 { _ = try await sut.file(at: Self.address, .localFirst) }

        #expect(client.sending.inputs == Array(repeating: Endpoint(encoded: "/avatar/1.jpeg"), count: 2))
        #expect(sut.storedFile(at: Self.address) == nil)
    }

    @Test func `a damaged stored file is fetched again`() async throws {
        let scratch = try Scratch()
        try cache(scratch).store(Array("\"1\"\nGIF89a".utf8), for: "http://localhost/mirror/avatar/1.jpeg")
        client.sending.setResult(Self.fetched)

        let file = try await files(cache(scratch)).file(at: Self.address, .localFirst)

        #expect(file.bytes == Self.new)
        #expect(client.sending.inputs.map(\.entityTag) == [nil])
    }

    @Test(arguments: ["a\nb", String(repeating: "x", count: 1001)])
    func `an entity tag that cannot be sent is not stored`(tag: String) async throws {
        let scratch = try Scratch()
        client.sending.setResult(
            .success(HTTPResponse(status: 200, headers: ["etag": tag], body: Data(Self.new))))
        let sut = files(cache(scratch))

        for _ in 1...2 { _ = try await sut.file(at: Self.address, .remoteFirst) }

        #expect(client.sending.inputs.map(\.entityTag) == [nil, nil])
        #expect(sut.storedFile(at: Self.address)?.bytes == Self.new)
    }

    // The sync

    @Test func `a picture is stored only if there is room, and a failure of the folder is named`() async throws {
        let scratch = try Scratch()
        client.sending.setResult(Self.fetched)
        let full = files(FileCache(folder: scratch.path("full"), limit: 10))
        let small = files(cache(scratch))
        _ = FileManager.default.createFile(atPath: scratch.path("file"), contents: nil)
        let file = files(FileCache(folder: scratch.path("file"), limit: 1 << 20))

        #expect(try await small.fetch(at: Self.address).get() && small.storedFile(at: Self.address)?.bytes == Self.new)
        #expect(try await !full.fetch(at: Self.address).get() && full.storedFile(at: Self.address) == nil)
        #expect(!full.hasRoom && !small.hasRoom && files(nil).hasRoom)
        let notAFolder = StorageFailure(cause: .system(code: ENOTDIR), path: scratch.path("file"))
        #expect(try await file.fetch(at: Self.address) == .failure(notAFolder))
        #expect(try await files(nil).fetch(at: Self.address) == .failure(StorageFailure(cause: .noHomeDirectory)))
        client.sending.setResult(.failure(.status(503)))
        await #expect(throws: Self.failed) { try await small.fetch(at: Self.address) }
    }

    @Test func `the API has one client, and another server has a client of its own`() async throws {
        client.sending.setResult(Self.fetched)
        let servers = Mutex<[String]>([])
        let sut = PictureFiles(
            apis: [("https://example.org/api", "http://localhost/mirror")], cache: nil
        ) { server in
            servers.withLock { $0.append(server) }
            return client
        }

        for address in [Self.address, "https://other.example/1.png", Self.address] {
            _ = try await sut.file(at: address, .noCache)
        }

        #expect(servers.withLock { $0 } == ["http://localhost/mirror", "https://other.example"])
    }
}
