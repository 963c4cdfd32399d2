internal import ChallengeCore

/// The lines of standard input, read on demand.
public struct InputLines: AsyncSequence, Sendable {
    public typealias Failure = StreamError

    /// The limit for a line in bytes, which is longer than any useful line and fits into memory.
    static let longestLine = 1 << 20

    let input: any TextInput

    public func makeAsyncIterator() -> Iterator { Iterator(input: input) }

    /// An actor with an executor of its own, because a read waits for the user or another process.
    public actor Iterator: AsyncIteratorProtocol {
        private let executor = BlockingExecutor()
        private let input: any TextInput
        private var bytes: ArraySlice<UInt8> = []
        /// The number of leading bytes in which no line end was found.
        private var searched = 0
        private var isAtEnd = false
        private var isAtStart = true

        init(input: any TextInput) { self.input = input }

        public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        /// Returns the next line without its line end, which may be LF or CR LF.
        public func next() async throws(StreamError) -> String? {
            while true {
                if let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                    defer { bytes = bytes[(end + 1)...] }
                    searched = 0
                    return try Self.text(bytes[..<end])
                }
                searched = bytes.count
                if isAtEnd {
                    defer { bytes = [] }
                    searched = 0
                    return bytes.isEmpty ? nil : try Self.text(bytes)
                }
                if bytes.count > InputLines.longestLine { throw .lineTooLong }
                let chunk = try input.read()
                isAtEnd = chunk.isEmpty
                bytes += isAtStart ? chunk.withoutByteOrderMark : chunk[...]
                isAtStart = false
            }
        }

        private static func text(_ line: ArraySlice<UInt8>) throws(StreamError) -> String {
            let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let text = String(validating: content, as: UTF8.self) else { throw .notUTF8 }
            return text
        }
    }
}
