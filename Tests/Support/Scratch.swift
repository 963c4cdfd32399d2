public import Foundation

/// A directory of a test's own, with an empty home in it, gone when the test is.
///
/// With `CHALLENGE_KEEP_SCRATCH=1` it stays, to be looked at.
public final class Scratch: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url.appending(path: "home"), withIntermediateDirectories: true)
    }

    deinit {
        if ProcessInfo.processInfo.environment["CHALLENGE_KEEP_SCRATCH"] == "1" { return }
        try? FileManager.default.removeItem(at: url)
    }

    /// A path inside, whether there is something or not.
    public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
