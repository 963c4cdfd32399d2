internal import ChallengePlatform

/// A program of the installation that the running program starts.
package struct HelperProgram {
    package let path: String

    /// The program with a name: in the folder of the running program, or in `../libexec/challenge`.
    ///
    /// The system resolves symbolic links to the program, so the program can be installed as a link in a `bin`
    /// folder.
    package init(_ name: String) {
        self.init(name, besides: Self.programPath ?? CommandLine.arguments[0], isExecutable: Self.isExecutableFile)
    }

    /// Takes the first candidate that is an executable file, or the one beside the program if there is none.
    package init(_ name: String, besides program: String, isExecutable: (String) -> Bool) {
        let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
        let beside = "\(folder)/\(name)"
        let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
        let candidates = [beside, "\(parent)/libexec/challenge/\(name)"]
        path = candidates.first(where: isExecutable) ?? beside
    }

    /// Returns `true` if the path is an executable regular file; folders can have execute permission, too.
    package static func isExecutableFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// The path of the running program; if the file was replaced meanwhile, its former path.
    package static var programPath: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let mark = " (deleted)"
        return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
    }
}
