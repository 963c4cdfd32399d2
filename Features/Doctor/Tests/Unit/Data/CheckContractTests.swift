import ChallengeCore
import ChallengePlatform
import ChallengeTestSupport
import Testing

@testable import ChallengeDoctor
@testable import ChallengePersistence

struct CheckContractTests {
    private func command(against obstacle: DatabaseFolder.Obstacle, of folder: String = "/a") -> String? {
        DirectoriesCheck(environment: [:], configurationPath: nil)
            .obstacle("folder", to: DatabaseFolder(path: folder, obstacle: obstacle), "XDG_DATA_HOME", isSet: false)?
            .command
    }

    @Test(arguments: [
        (DatabaseFolder.Obstacle.notAFolder(path: "/a b"), "mv -i '/a b' '/a b.old'"),
        (.locked(path: "/a"), "sudo chown \"$USER\" /a && chmod u+rwX /a"),
        (.locked(path: "/nowhere"), "export XDG_DATA_HOME=~/challenge"),
        (.readOnlyFileSystem(path: "/a"), "export XDG_DATA_HOME=~/challenge"),
    ])
    func `an obstacle has the command that removes it or avoids it`(obstacle: DatabaseFolder.Obstacle, command: String)
    {
        #expect(self.command(against: obstacle) == command)
    }

    @Test func `no command changes the owner or the permissions of the target of a link`() throws {
        let scratch = try Scratch()
        let link = scratch.path("link")
        #expect(symlink("/nowhere", link) == 0)

        #expect(StorageFailure.Cause.system(code: EACCES).command(for: link) == "mv -i \(link) \(link).old")
        #expect(command(against: .locked(path: link), of: link) == "export XDG_DATA_HOME=~/challenge")
    }
}
