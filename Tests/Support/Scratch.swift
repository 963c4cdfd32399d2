public import Foundation

/// A temporary directory with an empty home directory, which is deleted with this object.
///
/// With `CHALLENGE_KEEP_SCRATCH=1` it is not deleted, so that its files can be inspected.
public final class Scratch: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url.appending(path: "home"), withIntermediateDirectories: true)
    }

    deinit { delete() }

    /// Deletes the directory now.
    ///
    /// A large one needs this, because the process of the tests can end before this object does.
    public func delete() {
        if ProcessInfo.processInfo.environment["CHALLENGE_KEEP_SCRATCH"] == "1" { return }
        try? FileManager.default.removeItem(at: url)
    }

    /// Returns the path of a file in the directory, even if the file does not exist.
    public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
