internal import ChallengePlatform

/// An error number of the operating system.
public struct ErrorNumber: Sendable, Equatable {
    private let code: Int32

    public init(code: Int32) { self.code = code }

    /// The text in the current language; that of a rare number is in English, in the words of the system.
    public var localizedText: String {
        switch code {
        case EACCES: "system.accessDenied".localized()
        case EBADF: "system.badDescriptor".localized()
        case EFBIG: "system.fileTooLarge".localized()
        case EIO: "system.inputOutput".localized()
        case EISDIR: "system.isDirectory".localized()
        case ENOENT: "system.notFound".localized()
        case ENOSPC: "system.noSpace".localized()
        case ENOTDIR: "system.notDirectory".localized()
        case EPERM: "system.notPermitted".localized()
        case EPIPE: "system.brokenPipe".localized()
        case EROFS: "system.readOnlyFileSystem".localized()
        default: String(cString: strerror(code))
        }
    }
}
