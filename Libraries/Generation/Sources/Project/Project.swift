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
    private let knownLibraryTypes: [String: Set<String>]?

    /// - Parameter libraryTypes: The types of the libraries by module, if the caller knows them already.
    init(
        root: String, formatter: any SourceFormatterContract = SwiftFormatter(),
        libraryTypes: [String: Set<String>]? = nil
    ) {
        self.root = root
        self.formatter = formatter
        knownLibraryTypes = libraryTypes
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
    /// Returns the names of the types that each module of the libraries, and the support of the tests, declares.
    func libraryTypes() throws -> [String: Set<String>] {
        if let knownLibraryTypes { return knownLibraryTypes }
        let paths = (files(below: "Libraries") + files(below: "Tests/Support")).filter { $0.hasSuffix(".swift") }
        return try paths.reduce(into: [:]) { types, path in
            guard let module = Self.module(ofLibraryFile: path) else { return }
            types[module, default: []].formUnion(SourceFile(path: path, source: try text(of: path) ?? "").topLevelTypes)
        }
    }

    /// Returns the module of a file that features can import: `ChallengeCore`, `ChallengeCoreMocks`.
    private static func module(ofLibraryFile path: String) -> String? {
        let folders = path.split(separator: "/")
        return switch folders[2] {
        case "Sources": "Challenge\(folders[1])"
        case "Mocks": "Challenge\(folders[1])Mocks"
        default: folders[0] == "Tests" ? "ChallengeTestSupport" : nil
        }
    }

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
