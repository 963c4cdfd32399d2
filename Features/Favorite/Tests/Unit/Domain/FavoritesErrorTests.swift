import ChallengeCore
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

struct FavoritesErrorTests {
    private static let rick = FavoritesError.ItemName(id: 1, name: "Rick Sanchez")

    static let all: [(FavoritesError, ExitCode, hasAdvice: Bool)] = [
        (.notFound(7), .notFound, true),
        (.loadFailed(.failed(.timedOut)), .temporaryFailure, true),
        (.loadFailed(.cancelled), .interrupted, false),
        (.notFavorites([7]), .notFound, true),
        (.severalKinds([28, ItemID("episode", 28)]), .notFound, true),
        (.alreadyFavorites([rick], selectedBy: ["1"]), .failure, true),
        (.invalidData(.rating("9")), .usage, false),
        (.invalidData(.note), .usage, false),
        (.invalidData(.tag("a,b")), .usage, false),
        (.invalidData(.file(path: "a.json", .format)), .dataError, false),
        (.invalidData(.file(path: "a.json", .member("favorites[0].name"))), .dataError, false),
        (.invalidData(.file(path: "a.json", .longText("favorites[0].name", limit: 65_536))), .dataError, false),
        (.invalidData(.file(path: "a.json", .version(2))), .dataError, false),
        (.storageFailed(.reading, .full), .ioError, false),
        (.storageFailed(.reading, .damaged(reason: "damage")), .ioError, false),
        (.fileExists(path: "/a"), .ioError, true),
        (.fileFailed(StorageFailure(cause: .other(reason: "b"), path: "/a")), .ioError, false),
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
        #expect(FavoritesError.notFavorites([1, 2]).message == "2 characters are not favorites: 1, 2.")
        let episode = ItemID("episode", 28)
        #expect(FavoritesError.notFavorites([episode]).message == "Episode 28 is not a favorite.")
        #expect(
            FavoritesError.severalKinds([28, episode]).message
                == "Several favorites have the identifier 28: character, episode.")
        #expect(FavoritesError.invalidData(.rating("9")).message == "The rating must be a number from 1 to 5, not 9.")
        #expect(
            FavoritesError.invalidData(.file(path: "-", .member("version"))).message
                == #"Standard input: "version" is missing or wrong."#)
        #expect(
            FavoritesError.invalidData(.file(path: "a.json", .longText("favorites[1].name", limit: 65_536))).message
                == #"a.json: "favorites[1].name" is longer than 64 KiB, the limit of a text."#)
        #expect(
            FavoritesError.invalidData(.file(path: "a.json", .format)).message
                == "a.json: This is not an export of favorites.")
        #expect(
            FavoritesError.invalidData(.file(path: "a.json", .version(2))).message
                == "a.json: Version 2 of the export format is not supported.")
        #expect(FavoritesError.invalidData(.note).message == "The note is longer than 10000 characters.")
        let failure = StorageFailure(cause: .readOnly, path: "/a/library.db")
        #expect(
            FavoritesError.storageFailed(.saving, failure).message
                == "The favorites could not be saved. /a/library.db: The file cannot be written.")
        #expect(FavoritesError.storageFailed(.saving, failure).cause == "saving favorites: /a/library.db: readOnly")
        Localization.$language.withValue(.spanish) {
            #expect(
                FavoritesError.storageFailed(.saving, failure).message
                    == "No fue posible guardar los favoritos. /a/library.db: No se puede escribir en el archivo.")
            #expect(
                FavoritesError.alreadyFavorites([Self.rick], selectedBy: []).message
                    == "Rick Sanchez (1) ya está en los favoritos.")
            #expect(
                FavoritesError.fileFailed(StorageFailure(cause: .system(code: EISDIR), path: "/a")).message
                    == "/a: Es una carpeta.")
        }
    }
}
