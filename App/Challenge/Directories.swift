#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the program keeps its files: the places of the XDG base directory specification.
struct Directories: Sendable {
    /// What may be deleted at any moment; `nil` where there is no home at all.
    let cache: String?
    /// What a person made; `nil` where there is no home at all.
    let data: String?
    /// The folder of the state database; `nil` without a home directory.
    let state: String?

    init(environment: [String: String]) {
        let home = Self.absolute(environment["HOME"]) ?? Self.homeOfUser
        let cache = Self.absolute(environment["XDG_CACHE_HOME"]) ?? home.map { "\($0)/.cache" }
        let data = Self.absolute(environment["XDG_DATA_HOME"]) ?? home.map { "\($0)/.local/share" }
        let state = Self.absolute(environment["XDG_STATE_HOME"]) ?? home.map { "\($0)/.local/state" }
        self.cache = cache.map { "\($0)/challenge" }
        self.data = data.map { "\($0)/challenge" }
        self.state = state.map { "\($0)/challenge" }
    }

    /// The specification wants relative paths ignored.
    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// What the system knows, when the environment was emptied.
    private static var homeOfUser: String? {
        guard let directory = getpwuid(getuid())?.pointee.pw_dir else { return nil }
        return absolute(String(cString: directory))
    }
}
