import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeSystem

/// `Tests/EndToEnd` starts the program.
struct DesktopOpenerTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Returns the path of the folder, which has an executable file then.
    private func folder(with name: String) -> String {
        _ = FileManager.default.createFile(
            atPath: scratch.path(name), contents: nil, attributes: [.posixPermissions: 0o700])
        return scratch.url.path
    }

    @Test(arguments: ["xdg-open", "open"]) func `the program is found with a desktop of either kind`(name: String) {
        let path = folder(with: name)

        for display in ["DISPLAY", "WAYLAND_DISPLAY"] {
            #expect(DesktopOpener(environment: ["PATH": "/missing:\(path)", display: "1"]) != nil)
        }
        #expect(DesktopOpener(environment: ["PATH": path, "DISPLAY": ""]) == nil)
        #expect(DesktopOpener(environment: ["PATH": path]) == nil)
        #expect(DesktopOpener(environment: ["DISPLAY": ":0", "PATH": scratch.path("home")]) == nil)
    }

    @Test(arguments: ["file:///etc/passwd", "--help", "javascript:1", ""])
    func `only addresses of the web are opened`(address: String) {
        let path = folder(with: "xdg-open")

        #expect(DesktopOpener(environment: ["PATH": path, "DISPLAY": ":0"])?.open(address) == false)
    }
}
