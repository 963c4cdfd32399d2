public import Foundation
import Synchronization

/// A temporary directory with an empty home directory, which is deleted with this object.
///
/// With `CHALLENGE_KEEP_SCRATCH=1` it is not deleted, so that its files can be inspected.
public final class Scratch: Sendable {
    private static let isKept = ProcessInfo.processInfo.environment["CHALLENGE_KEEP_SCRATCH"] == "1"

    private static let directories = Mutex<Set<URL>>([])

    /// Deletes the remaining directories at the end of the process, which can end before the objects of the last test.
    private static let cleanup: Void = { _ = atexit { Scratch.deleteRemaining() } }()

    public let url: URL

    public init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url.appending(path: "home"), withIntermediateDirectories: true)
        self.url = url
        _ = Self.directories.withLock { $0.insert(url) }
        Self.cleanup
    }

    deinit {
        if Self.isKept { return }
        try? FileManager.default.removeItem(at: url)
        _ = Self.directories.withLock { [url] in $0.remove(url) }
    }

    private static func deleteRemaining() {
        for url in directories.withLock(\.self) where !isKept {
            // A deletion fails if another thread deletes a file of the directory at the same time.
            for _ in 1...100 where FileManager.default.fileExists(atPath: url.path) {
                try? FileManager.default.removeItem(at: url)
            }
        }
    }

    /// Returns the path of a file in the directory, even if the file does not exist.
    public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
