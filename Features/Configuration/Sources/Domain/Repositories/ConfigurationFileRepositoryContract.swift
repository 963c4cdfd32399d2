/// The text of the configuration file.
protocol ConfigurationFileRepositoryContract: Sendable {
    /// The path of the file; `nil` without a home directory.
    var path: String? { get }

    /// Returns the text of the file; `nil` if there is no file.
    func read() throws(ConfigurationError) -> String?

    /// Writes the file, completely or not at all, and creates its folder.
    func write(_ text: String) throws(ConfigurationError)
}
