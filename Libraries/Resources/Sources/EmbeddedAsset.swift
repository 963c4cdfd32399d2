internal import CResources

/// A file that ships inside the executable.
public struct EmbeddedAsset: @unchecked Sendable {
    // Unchecked, and safe: the bytes are a constant of the executable, which nobody can write and which lives as long as
    // the process.

    /// The content, where the linker put it: reading it copies nothing.
    public let bytes: UnsafeBufferPointer<UInt8>

    /// The content as text; every asset is UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private init(_ file: resources_file) {
        bytes = UnsafeBufferPointer(start: file.bytes, count: file.size)
    }

    /// The characters of the data set, a line each, behind a line that says from when they are.
    public static var characters: EmbeddedAsset { EmbeddedAsset(resources_characters()) }

    /// The episodes of the data set, in the same form.
    public static var episodes: EmbeddedAsset { EmbeddedAsset(resources_episodes()) }

    /// The locations of the data set, in the same form.
    public static var locations: EmbeddedAsset { EmbeddedAsset(resources_locations()) }

    /// The licence of the bundled data, which must reach whoever receives the data.
    public static var dataLicence: EmbeddedAsset { EmbeddedAsset(resources_data_licence()) }

    static var strings: EmbeddedAsset { EmbeddedAsset(resources_strings()) }
}
