/// The content of the configuration file.
protocol ConfigurationFileRepositoryContract: Sendable {
    /// The path of the file; `nil` without a home directory.
    var path: String? { get }

    /// Returns the content of the file, which can be text in another encoding than UTF-8; `nil` if there is no file.
    func read() throws(ConfigurationError) -> [UInt8]?

    /// Writes the file, completely or not at all, and creates its folder.
    func write(_ text: String) throws(ConfigurationError)

    /// `false` if other users can read the file.
    var isPrivate: Bool { get }

    /// Runs the body under a lock, so that two processes do not overwrite each other's changes.
    func exclusively(_ body: () -> Void) throws(ConfigurationError)
}
