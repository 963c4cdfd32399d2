import ChallengePlatform
import ChallengeTerminal

/// The folders of the program's files, as the XDG Base Directory Specification defines them.
struct Directories: Sendable {
    /// The folder of the cache, which may be deleted at any time; `nil` without a home directory.
    let cache: String?
    /// The folder of the configuration; `nil` without a home directory.
    let configuration: String?
    /// The folder of the library; `nil` without a home directory.
    let data: String?
    /// The folder of the state database; `nil` without a home directory.
    let state: String?

    init(environment: [String: String]) {
        let home = Self.absolute(environment["HOME"]) ?? Self.homeOfUser
        let cache = Self.absolute(environment["XDG_CACHE_HOME"]) ?? home.map { "\($0)/.cache" }
        let configuration = Self.absolute(environment["XDG_CONFIG_HOME"]) ?? home.map { "\($0)/.config" }
        let data = Self.absolute(environment["XDG_DATA_HOME"]) ?? home.map { "\($0)/.local/share" }
        let state = Self.absolute(environment["XDG_STATE_HOME"]) ?? home.map { "\($0)/.local/state" }
        self.cache = cache.map { "\($0)/challenge" }
        self.configuration = configuration.map { "\($0)/challenge" }
        self.data = data.map { "\($0)/challenge" }
        self.state = state.map { "\($0)/challenge" }
    }

    var configurationFile: String? { configuration.map { "\($0)/config.json" } }

    /// Returns `nil` for a relative path, because the specification requires that it is ignored.
    private static func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }

    /// The home directory in the user database of the system, for an environment without `HOME`.
    private static var homeOfUser: String? {
        guard let directory = getpwuid(getuid())?.pointee.pw_dir else { return nil }
        return absolute(String(cString: directory))
    }
}

extension Directories {
    /// The program's files, for its manual page.
    static let files = [
        DocumentedFile("$XDG_CONFIG_HOME/challenge/config.json", help: "app.file.configuration"),
        DocumentedFile("$XDG_DATA_HOME/challenge/library.db", help: "app.file.library"),
        DocumentedFile("$XDG_STATE_HOME/challenge/state.db", help: "app.file.state"),
        DocumentedFile("$XDG_CACHE_HOME/challenge/cache.db", help: "app.file.cache"),
        DocumentedFile("$XDG_CACHE_HOME/challenge/pictures", help: "app.file.pictures"),
    ]
}
