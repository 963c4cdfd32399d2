#if os(Linux)
    internal import Glibc

    /// The file of the worker program.
    public struct WorkerExecutable: Sendable, Equatable {
        static let name = "challenge-network"

        let path: String

        public init(path: String) {
            self.path = path
        }

        /// The worker that belongs to the running program: beside it, or in `../libexec/challenge`.
        ///
        /// The system resolves symbolic links to the program, so a link in a `bin` folder is enough.
        public static var ofThisProgram: WorkerExecutable {
            WorkerExecutable(besides: resolvedPath(of: "/proc/self/exe") ?? "/") { access($0, X_OK) == 0 }
        }

        /// The first place that has the file; the place beside the program if none has.
        init(besides program: String, isExecutable: (String) -> Bool) {
            let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
            let beside = "\(folder)/\(Self.name)"
            let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
            let candidates = [beside, "\(parent)/libexec/challenge/\(Self.name)"]
            path = candidates.first(where: isExecutable) ?? beside
        }

        private static func resolvedPath(of link: String) -> String? {
            guard let path = realpath(link, nil) else { return nil }
            defer { free(path) }
            return String(cString: path)
        }
    }
#endif
