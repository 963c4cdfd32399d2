import Foundation
import Testing

@testable import ChallengePersistence

struct DatabaseFolderTests {
    private let file = ScratchFile()

    init() throws { try file.write(Data()) }

    @Test func `a missing folder is described by the nearest one above it`() {
        let path = DatabaseFile(path: file.path).parent + "/missing/folder"

        let folder = DatabaseFolder(path)

        #expect(folder.path == path && folder.obstacle == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a file or a link without a target in place of a folder is an obstacle`() throws {
        let parent = DatabaseFile(path: file.path).parent
        let link = parent + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        _ = FileManager.default.createFile(atPath: parent + "/file", contents: nil)

        #expect(DatabaseFolder(link).obstacle == .notAFolder(path: link))
        #expect(DatabaseFolder(parent + "/file/a/b").obstacle == .notAFolder(path: parent + "/file"))
    }
}
