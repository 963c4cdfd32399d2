#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension DatabaseFile {
    /// The free space of the disk in bytes.
    var availableSpace: Int {
        var system = statvfs()
        guard statvfs(parent, &system) == 0, system.f_blocks > 0 else { return .max }
        let (space, isTooMuch) = UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize))
        return isTooMuch ? .max : Int(clamping: space)
    }
}
