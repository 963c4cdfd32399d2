import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Foundation
import Testing

/// Checks the text, the advice and the exit code of every failure that collections share.
struct APIErrorTests {
    private static let twoHours = AnnouncedWait(.seconds(7199.82), from: Date(timeIntervalSince1970: 1_700_000_000))

    static let all: [(LoadFailure, ExitCode)] = [
        (.noConnection(.refused), .unavailable),
        (.noConnection(.unreachable), .unavailable),
        (.noConnection(.hostNotFound), .unavailable),
        (.noConnection(.invalidAddress), .unavailable), (.noConnection(.notAWebAddress), .dataError),
        (.noConnection(.tls(reason: "expired")), .unavailable),
        (.noConnection(.closed), .unavailable),
        (.noConnection(.notHTTP), .unavailable),
        (.noConnection(.offline(by: .option)), .unavailable), (.noConnection(.notRequested), .unavailable),
        (.noConnection(.workerUnavailable(file: "x")), .unavailable),
        (.timedOut, .temporaryFailure), (.timedOutRecently, .temporaryFailure),
        (.rateLimited(status: 429, wait: twoHours), .temporaryFailure),
        (.rateLimited(status: 503, wait: nil), .temporaryFailure),
        (.serverError(status: 503), .unavailable),
        (.invalidRequest(status: 401), .unavailable),
        (.redirected(to: "http://x"), .unavailable),
        (.tooLarge(limit: 16_777_216), .dataError),
        (.unreadable(path: "", reason: "not JSON"), .dataError),
        (.unreadable(path: "results[3].id", reason: "null"), .dataError),
        (.onlyStale(.timedOut), .unavailable),
        (.at(address: "http://x", .serverError(status: 500)), .unavailable),
        (.at(address: "http://x", .tooLarge(limit: 1)), .dataError),
    ]

    @Test(arguments: all)
    func `every failure has an exit code and advice`(failure: LoadFailure, exitCode: ExitCode) {
        #expect(APIError.failed(failure).exitCode == exitCode)
        #expect(APIError.failed(failure).advice?.isEmpty == false)
    }

    @Test(arguments: Language.allCases)
    func `every failure has a distinct message without type names`(language: Language) {
        Localization.$language.withValue(language) {
            let messages = Self.all.map(\.0.localizedText)
            #expect(Set(messages).count == messages.count)
            for message in messages {
                #expect(message.contains(" "), "no sentence: \(message)")
                #expect(!message.contains("Error") && !message.contains("%"), "\(message)")
            }
            #expect(Set(Self.all.map(\.0.debugDescription)).count == messages.count)
        }
    }

    @Test func `a failure of the server and a wait have the reason of the API`() {
        #expect(
            LoadFailure.serverError(status: 503, message: "Closed.").localizedText
                == "The API failed (HTTP 503: Closed.).")
        let wait = LoadFailure.rateLimited(status: 429, wait: nil)
        let explained = LoadFailure.rateLimited(status: 429, wait: nil, message: "Slow down.")
        #expect(explained.localizedText == wait.localizedText + " Slow down.")
    }

    @Test func `the messages contain the values of the failure`() {
        #expect(
            LoadFailure.tooLarge(limit: 16_777_216).localizedText == "The response of the API is larger than 16 MiB.")
        #expect(
            LoadFailure.unreadable(path: "results[3].id", reason: "null").localizedText
                == "The response of the API could not be read at results[3].id.")
        #expect(
            LoadFailure.unreadable(path: "artist", reason: LoadFailure.mismatch).localizedText
                == "The response of the API does not match the request at artist.")
    }

    @Test func `the message of a rejection has the words of the API, and names the variable of the token`() {
        let failure = LoadFailure.invalidRequest(status: 401, message: "Who are you?", tokenVariable: "SHOP_TOKEN")

        #expect(failure.localizedText.hasPrefix("The API rejected the request (HTTP 401: Who are you?). Set the token"))
        #expect(failure.localizedText.contains("SHOP_TOKEN") && APIError.failed(failure).advice == nil)
    }

    @Test func `the message of a wait contains its length, its end and the command that removes it`() {
        let failure = LoadFailure.rateLimited(status: 503, wait: Self.twoHours)
        // The end is rounded up to the next minute, because the wait ends during the minute before.
        let end = LocalCalendar().minute(of: Date(timeIntervalSince1970: 1_700_007_240))

        #expect(
            failure.localizedText
                == "The API asked to wait 2 hours, until \(end). Run 'challenge cache clear --waits' to send requests now."
        )
        #expect(failure.debugDescription == "HTTP 503, wait 7200 s")
        #expect(LoadFailure.rateLimited(wait: Self.twoHours).debugDescription == "remembered, wait 7200 s")
    }

    @Test func `a storage failure names the file and the cause`() {
        let cases: [(StorageFailure, String)] = [
            (StorageFailure(cause: .full, path: "/a"), "/a: The disk is full."),
            (StorageFailure(cause: .other(reason: "no permission"), path: "/a"), "/a: no permission."),
            (.other(reason: "no permission"), "The file cannot be used: no permission."),
        ]

        for (failure, text) in cases { #expect(failure.localizedText == text) }
    }

    @Test func `the failure of a page after the end names the last page`() {
        let failure = APIError.pageNotFound(page: 99, pages: 42)

        #expect(failure.message == "Page 99 does not exist: the list has 42 pages.")
        #expect(failure.advice == "Use a page from 1 to 42.")
        #expect(failure.exitCode == .notFound)
        #expect(
            APIError.pageNotFound(page: 9, pages: 1).message == "Page 9 does not exist: the list has 1 page.")
        #expect(APIError.pageNotFound(page: 2, pages: 0).advice == nil)
    }

    @Test func `the advice for a server without HTTP is to check the address`() {
        let failure = APIError.failed(.noConnection(.notHTTP))

        #expect(failure.message == "The server did not answer with HTTP.")
        #expect(failure.advice?.hasPrefix("Check --api-url ") == true)
    }

    @Test func `the advice on the address of another API names its variable`() {
        let failure = LoadFailure.at(address: "http://x", variable: "SHOP_URL", .unreadable(path: "id", reason: "null"))

        #expect(APIError.failed(failure).advice?.hasPrefix("Check SHOP_URL and the addresses ") == true)
        #expect(APIError.failed(.onlyStale(failure)).advice == APIError.failed(failure).advice)
    }

    @Test func `the advice after a status of the server is to try again, and not to wait longer for a response`() {
        let timeout = APIError.failed(.serverError(status: 408))

        #expect(timeout.message == "The API failed (HTTP 408).")
        #expect(timeout.advice == "Try again later.")
        #expect(timeout.exitCode == .temporaryFailure)
        #expect(
            APIError.failed(.rateLimited(status: 429, wait: Self.twoHours)).advice == "Try again later.")
    }

    @Test(arguments: Language.allCases)
    func `only the advice about --offline names the option, because other commands also refuse cached data`(
        language: Language
    ) {
        Localization.$language.withValue(language) {
            let failures = Self.all.map(\.0).filter { $0 != .noConnection(.offline(by: .option)) }
            #expect(failures.allSatisfy { APIError.failed($0).advice?.contains("--offline") == false })
        }
    }

    @Test(arguments: [
        (OfflineCause.option, "To use the API, omit --offline."),
        (.variable("CHALLENGE_OFFLINE"), "To use the API, run 'unset CHALLENGE_OFFLINE'."),
        (.configuration, "To use the API, run 'challenge config unset offline'."),
    ])
    func `the advice of an offline command removes the cause`(cause: OfflineCause, advice: String) {
        #expect(APIError.failed(.noConnection(.offline(by: cause))).advice == advice)
    }

    @Test func `a missing item and a cancellation have their exit codes and no advice`() {
        #expect(APIError.notFound.exitCode == .notFound)
        #expect(APIError.notFound.advice == nil)
        #expect(APIError.cancelled.exitCode == .interrupted)
        #expect(APIError.cancelled.advice == nil)
    }
}
