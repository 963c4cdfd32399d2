import ChallengeTerminal
import Foundation
import Testing

@testable import ChallengeGeneration

struct ChangesTests {
    private let sut: SmallProject

    init() throws {
        sut = try SmallProject()
    }

    @Test func `changes create, replace and delete files and empty folders`() throws {
        try sut.write("old", to: "App/a/b.txt")

        try Changes(texts: ["App/a/b.txt": nil, "App/c/d.txt": "new", SharedFiles.manifest: "m"]).apply(to: sut.project)

        #expect(sut.project.names(in: "App") == ["Challenge", "c"])
        #expect(try sut.project.text(of: "App/c/d.txt") == "new")
        #expect(try sut.project.text(of: SharedFiles.manifest) == "m")
    }

    @Test(arguments: ["feature Planet --field name:String --field size:String", "remove Planet"])
    func `the same command finishes a run that was killed before its last file`(line: String) async throws {
        _ = await sut.generate("Planet")
        let record = try sut.project.text(of: GeneratedFeature.path(of: "Planet"))
        let other = try SmallProject()
        _ = await other.generate("Planet")
        _ = await other.run(line)
        _ = await sut.run(line)
        try sut.write(#require(record), to: GeneratedFeature.path(of: "Planet"))

        #expect(await sut.run(line).code == .ok)
        #expect(try sut.texts() == other.texts())
    }
}
