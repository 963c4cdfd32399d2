import ChallengeCore
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

struct FavoritesErrorTests {
    static let all: [(FavoritesError, ExitCode, hasAdvice: Bool)] = [
        (.notFound(identifiers: [7]), .notFound, true),
        (.failed(.loadFailed(.timedOut)), .temporaryFailure, true),
        (.failed(.storageFailed(.full)), .ioError, true),
        (.failed(.cancelled), .interrupted, false),
        (.notFavorites(identifiers: [7]), .notFound, true),
        (.alreadyFavorites(identifiers: [7]), .failure, true),
        (.invalidData(.rating(9)), .usage, false),
        (.invalidData(.note), .usage, false),
        (.invalidData(.tag("a,b")), .usage, false),
        (.invalidData(.file(.format)), .dataError, false),
        (.invalidData(.file(.member("favorites[0].name"))), .dataError, false),
        (.invalidData(.file(.version(2))), .dataError, false),
        (.storageFailed(.full), .ioError, false),
        (.storageFailed(.damaged(reason: "damage")), .ioError, false),
        (.fileExists(path: "/a"), .ioError, true),
        (.fileFailed(path: "/a", reason: "b"), .ioError, false),
    ]

    @Test(arguments: all)
    func `every error has its exit code, and some have advice`(
        error: FavoritesError, exitCode: ExitCode, hasAdvice: Bool
    ) {
        #expect(error.exitCode == exitCode)
        #expect((error.advice != nil) == hasAdvice)
    }

    @Test(arguments: Language.allCases)
    func `every error has a different message`(language: Language) {
        Localization.$language.withValue(language) {
            let messages = Self.all.map(\.0.message)
            #expect(Set(messages).count == messages.count)
            for message in messages { #expect(!message.contains("Error") && !message.contains("%"), "\(message)") }
            #expect(Set(Self.all.map(\.0.debugDescription)).count == messages.count)
        }
    }

    @Test func `the messages contain the values of the error`() {
        #expect(FavoritesError.notFavorites(identifiers: [1, 2]).message == "No favorite: 1, 2")
        #expect(FavoritesError.invalidData(.rating(9)).message == "A rating is a number from 1 to 5, not 9.")
        #expect(FavoritesError.invalidData(.note).message == "A note has at most 10000 characters.")
        let failure = StorageFailure(cause: .readOnly, path: "/a/library.db")
        #expect(
            FavoritesError.storageFailed(failure).message
                == "The favorites cannot be used. /a/library.db: The file cannot be written.")
        #expect(FavoritesError.storageFailed(failure).cause == "favorites: /a/library.db: readOnly")
        Localization.$language.withValue(.spanish) {
            #expect(
                FavoritesError.storageFailed(failure).message
                    == "No se pueden usar los favoritos. /a/library.db: No se puede escribir en el archivo.")
            #expect(FavoritesError.alreadyFavorites(identifiers: [7]).message == "Ya es favorito: 7")
            #expect(FavoritesError.fileFailed(path: "/a", reason: "b").message == "/a: b")
        }
    }
}
