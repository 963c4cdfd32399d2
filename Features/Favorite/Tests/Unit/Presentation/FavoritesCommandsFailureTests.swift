import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeFavorite

/// The failure of each command of the favorites.
struct FavoritesCommandsFailureTests {
    static let lines = [
        "list", "search a", "add 1", "edit 1 --rating 4", "remove 1", "clear --yes", "stats", "watch", "export",
        "export /a", "import /a",
    ]

    private let commands = FavoritesCommandRunner()

    @Test(arguments: lines)
    func `a storage failure is printed on stderr and decides the exit code`(line: String) async {
        let failure = FavoritesError.storageFailed(.saving, StorageFailure(cause: .full, path: "/a/library.db"))
        commands.items.setFound([1])
        commands.archive.read.setResult(.success([.stub()]))
        commands.favorites.fail(failure)

        let run = await commands.run(line)

        #expect(run == FavoritesCommandRun(code: .ioError, output: "", error: "error: \(failure.message)\n"))
    }
}
