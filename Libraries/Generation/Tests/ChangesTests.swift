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
        #expect(sut.project.names(in: ".build").isEmpty)
    }

    @Test func `the next run finishes one that was killed while it moved files`() async throws {
        try sut.write("first", to: ".build/generator/new/0")
        try sut.write(
            "App/new.txt\n- Features/Moon/Sources/MoonFeature.swift\n- Features/Moon/Sources/MoonContainer.swift",
            to: ".build/generator/list")

        _ = await sut.run("list")

        #expect(try sut.project.text(of: "App/new.txt") == "first")
        #expect(sut.project.names(in: "Features").isEmpty)
        #expect(sut.project.names(in: ".build") == ["generator.lock"])
    }

    @Test func `a run that lost a staged file deletes nothing`() async throws {
        try sut.write("Features/Moon/Sources/MoonFeature.swift", to: ".build/generator/list")
        let before = try sut.texts()

        #expect(await sut.run("list").code == .ioError)
        #expect(try sut.texts() == before)
    }

    @Test func `a run that was killed before its list was written changes nothing`() async throws {
        try sut.write("first", to: ".build/generator/new/0")
        let before = try sut.texts()

        _ = await sut.run("list")

        #expect(try sut.texts() == before)
    }
}
