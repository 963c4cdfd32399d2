internal import ChallengePlatform

/// A library that decodes one format, loaded when the process runs.
protocol PictureLibraryContract {
    /// Reads the header of a file; `nil` if it is damaged.
    func open(_ file: [UInt8]) -> OpenPicture?
}

/// A picture whose header was read.
struct OpenPicture {
    let width: Int
    let height: Int
    /// Writes the red, green, blue and opacity of each pixel; returns `false` for a damaged file.
    let decode: (UnsafeMutableRawBufferPointer) -> Bool
}

/// A library of the system, whose functions have names.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW) else { return nil }
        self.handle = handle
    }

    /// Returns the function with a name and a type.
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
