import ChallengeTerminal

extension ConfigurationFileRepositoryContract {
    /// Returns the values of the file; those of a missing file are empty.
    ///
    /// - Throws: A ``SettingError`` for text that is not UTF-8 or not JSON.
    func content() throws -> ConfigurationFile {
        guard let path else { throw ConfigurationError.noPath }
        return try ConfigurationFile(path: path, content: try read() ?? [])
    }

    /// Writes the text that the body returns for the values of the file.
    func change(_ text: (ConfigurationFile) -> String) throws {
        var result: Result<Void, any Error> = .success(())
        try exclusively { result = Result { try write(text(try content())) } }
        try result.get()
    }
}
