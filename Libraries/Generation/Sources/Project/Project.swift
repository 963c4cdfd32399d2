internal import ChallengeCore
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

/// The project folder in which the generator reads and writes.
struct Project: Sendable {
    let root: String
    let formatter: any SourceFormatterContract

    init(root: String, formatter: any SourceFormatterContract = SwiftFormatter()) {
        self.root = root
        self.formatter = formatter
    }

    /// Returns the text of a file; `nil` if the file does not exist.
    func text(of path: String) throws -> String? {
        let full = "\(root)/\(path)"
        guard FileManager.default.fileExists(atPath: full) else { return nil }
        do {
            return try String(contentsOfFile: full, encoding: .utf8)
        } catch {
            throw GenerationError("Cannot read '\(path)'.", exitCode: .ioError)
        }
    }

    /// Returns the text of a file that the user names, relative to the working directory.
    func input(at path: String, called name: String) throws -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw GenerationError("Cannot read the \(name) '\(path)'.", exitCode: .notFound)
        }
        return text
    }

    /// Returns the sorted names in a folder; none if the folder does not exist.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []).sorted()
    }

    /// Returns the sorted paths of all files below a folder.
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
    /// Waits until no other generator changes the project, then does the work.
    func exclusively<Value>(_ work: () throws -> Value) rethrows -> Value {
        let folder = open(root, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return try work() }
        defer { close(folder) }
        FileDescriptor(folder).lock()
        return try work()
    }
}

/// A lock for the signal handlers, because concurrent calls would restore the handlers of each other.
private let interruptions = Mutex(())

/// The signal that arrived during the work; 0 for none.
private let interruption = Atomic<Int32>(0)

/// Does the work, and delays signals that would end the process until the work is done.
///
/// - Parameter raise: Raises the signal that arrived during the work.
func withoutInterruption<Value, Failure: Error>(
    raise: (Int32) -> Void = Interruption.raise, _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
    try interruptions.withLock { (_) throws(Failure) in
        interruption.store(0, ordering: .relaxed)
        let handlers = [SIGINT, SIGTERM, SIGHUP].map { number in
            (number, signal(number) { interruption.store($0, ordering: .relaxed) })
        }
        defer {
            for (number, handler) in handlers { signal(number, handler) }
            let number = interruption.load(ordering: .relaxed)
            if number != 0 { raise(number) }
        }
        return try work()
    }
}
