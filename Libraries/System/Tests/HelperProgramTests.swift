import Testing

@testable import ChallengeSystem

struct HelperProgramTests {
    @Test(arguments: [
        (["/opt/bin/helper", "/opt/libexec/challenge/helper"], "/opt/bin/helper"),
        (["/opt/libexec/challenge/helper"], "/opt/libexec/challenge/helper"),
        ([], "/opt/bin/helper"),
    ])
    func `the helper is beside the program or in libexec`(files: [String], path: String) {
        let sut = HelperProgram("helper", besides: "/opt/bin/challenge") { files.contains($0) }

        #expect(sut.path == path)
    }

    @Test func `the helper of a program in the root folder is in the root folder`() {
        #expect(HelperProgram("helper", besides: "/challenge") { _ in true }.path == "/helper")
    }
}
