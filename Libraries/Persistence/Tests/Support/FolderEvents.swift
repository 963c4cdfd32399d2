import ChallengePlatform
import Testing

/// The deletions and renames in a folder, in their order.
final class FolderEvents {
    private let descriptor: Int32

    init(_ folder: String) throws {
        descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
        try #require(inotify_add_watch(descriptor, folder, UInt32(IN_DELETE | IN_MOVED_TO)) >= 0)
    }

    deinit { close(descriptor) }

    /// The events since the last call, such as `deleted NAME` and `moved NEW-NAME`.
    var names: [String] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        var names: [String] = []
        var offset = 0
        while offset < count {
            let (mask, length) = buffer.withUnsafeBytes {
                (
                    $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                )
            }
            let name = String(
                decoding: buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
            names.append((mask & UInt32(IN_DELETE) != 0 ? "deleted " : "moved ") + name)
            offset += 16 + length
        }
        return names
    }
}
