/// The program by which the desktop of the user opens addresses of the web.
package struct DesktopOpener: Sendable {
    private static let names = ["xdg-open", "open"]

    private let path: String
    private let environment: [String: String]

    /// Finds the program; returns `nil` without a desktop or without such a program.
    package init?(environment: [String: String]) {
        let folders = environment["PATH", default: ""].split(separator: ":")
        let paths = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }),
            let path = paths.first(where: HelperProgram.isExecutableFile)
        else { return nil }
        self.path = path
        self.environment = environment
    }

    /// Starts the program without waiting for its end; returns `false` for an address that is not one of the web, and if
    /// the system refuses.
    package func open(_ address: String) -> Bool {
        guard ["http://", "https://"].contains(where: address.hasPrefix),
            let process = ProcessLauncher.start(path, [address], environment: environment, in: .background)
        else { return false }
        // The system keeps a process that has ended until somebody asks for its status.
        Task { _ = await ProcessLauncher.status(of: process) }
        return true
    }
}
