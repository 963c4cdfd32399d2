internal import ChallengeTerminal
internal import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The repository that is generated into.
struct Project: Sendable {
    let root: String

    /// The file's text; `nil` when there is none.
    func text(of path: String) throws -> String? {
        let full = "\(root)/\(path)"
        guard FileManager.default.fileExists(atPath: full) else { return nil }
        do {
            return try String(contentsOfFile: full, encoding: .utf8)
        } catch {
            throw GenerationError("\(path) cannot be read.", exitCode: .ioError)
        }
    }

    /// The names in a folder, in order; none for a folder that is not there.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []).sorted()
    }

    /// The paths of all files below a folder, in order.
    func files(below path: String) -> [String] {
        names(in: path).flatMap { name -> [String] in
            let inner = "\(path)/\(name)"
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: "\(root)/\(inner)", isDirectory: &isFolder)
            return isFolder ? files(below: inner) : [inner]
        }
    }
}

extension Project {
    /// Does the work when no other generator is at it in the same project.
    func exclusively<Value>(_ work: () throws -> Value) rethrows -> Value {
        let folder = open(root, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return try work() }
        defer { close(folder) }
        flock(folder, LOCK_EX)
        return try work()
    }
}

/// Held while the signals have other handlers, because concurrent calls would restore each other's.
private let interruptions = Mutex(())

/// The signal that arrived during the work; 0 for none.
private let interruption = Atomic<Int32>(0)

/// Does the work to its end.
///
/// A signal that would end the process in the middle takes effect when the work is done.
func withoutInterruption<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    try interruptions.withLock { (_) throws(Failure) in
        interruption.store(0, ordering: .relaxed)
        let handlers = [SIGINT, SIGTERM, SIGHUP].map { number in
            (number, signal(number) { interruption.store($0, ordering: .relaxed) })
        }
        defer {
            for (number, handler) in handlers { signal(number, handler) }
            let number = interruption.load(ordering: .relaxed)
            if number != 0 { Interruption.raise(number) }
        }
        try work()
    }
}
