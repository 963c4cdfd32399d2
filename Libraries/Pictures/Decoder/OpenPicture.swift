internal import ChallengePlatform

/// A picture whose header was read.
struct OpenPicture {
    /// Reads the header of a file, whose bytes must stay where they are; `nil` for a damaged one.
    typealias Reader = (_ file: UnsafeBufferPointer<UInt8>) -> OpenPicture?

    /// Returns the file of pixels; `nil` if it cannot be written.
    typealias Writer = (_ pixels: [UInt8], _ size: (width: Int, height: Int)) -> [UInt8]?

    let width: Int
    let height: Int
    /// Writes the red, green, blue and opacity of each pixel; returns `false` for a damaged file.
    let decode: (UnsafeMutableRawBufferPointer) -> Bool
}

/// A library of the system, loaded when the process runs.
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
