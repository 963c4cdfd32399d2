internal import CResources

/// A file that is part of the executable.
public struct EmbeddedAsset: @unchecked Sendable {
    // `@unchecked` is safe, because the bytes are a constant of the executable, which is never changed or freed.

    /// The bytes in the memory of the executable, which are not copied.
    public let bytes: UnsafeBufferPointer<UInt8>

    /// The content as text; every asset is UTF-8.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private init(_ file: resources_file) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.size) }

    /// The snapshot: a line with its month, and then for each collection a line with its name and a line for each item.
    public static var snapshot: EmbeddedAsset { EmbeddedAsset(resources_snapshot()) }

    /// The license of the snapshot's data, which must be passed on with the data.
    public static var dataLicense: EmbeddedAsset { EmbeddedAsset(resources_data_license()) }

    static var strings: EmbeddedAsset { EmbeddedAsset(resources_strings()) }
}
