import Foundation

/// Runs the tools of the Swift toolchain.
enum Compiler {
    struct Output: Sendable {
        let exitCode: Int32
        let text: String

        func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: Data(text.utf8))
        }
    }

    /// Runs a tool until it exits, and returns the output of both streams.
    ///
    /// It waits in a thread of its own, because other tests need those of Swift's pool, which are also those of
    /// Dispatch.
    static func run(_ words: [String]) async throws -> Output {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try runAndWait(words) }) }
        }
    }

    private static func runAndWait(_ words: [String]) throws -> Output {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Output(exitCode: process.terminationStatus, text: text)
    }
}
