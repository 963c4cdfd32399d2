internal import ChallengeCore
internal import ChallengeResources

extension Invocation {
    /// The largest number of values that are read from standard input.
    static var maximumInputValues: Int { 10_000 }

    /// Returns the values of the argument in order, with those of standard input in place of `-`.
    ///
    /// Each value is returned once. An empty standard input has no values, so that the empty output of one command
    /// leads to the empty output of the next. An invalid word in standard input is the same error as an invalid word on
    /// the command line, with the number of its line. A second `-` adds no values, because standard input is at its
    /// end.
    ///
    /// - Parameter note: Called for each line `VALUE<tab>TEXT` of standard input. Its errors get the line number. If
    ///   `nil`, a tab separates values like other white space.
    public func values<Value: Hashable>(
        of argument: Argument<ItemSelector<Value>>, readingFrom console: Console,
        note: ((Value, String) throws -> Void)? = nil
    ) async throws -> [Value] {
        var values: [Value] = []
        for selector in self[argument] {
            switch selector {
            case .value(let value): values.append(value)
            case .standardInput: values += try await inputValues(of: argument, from: console, note)
            case .nameWord(let word): throw UsageError(.nameAmongIdentifiers(word), in: path)
            case .mistypedValue(let word, let expected):
                throw UsageError(
                    .invalidValue(
                        of: argument.name, value: word, expected: expected, proposal: proposal(for: word, of: argument)),
                    in: path)
            }
        }
        return values.withoutRepetition
    }

    /// Returns the command line with the values that the word contains, such as `1 2` for `1,2` and `1` for `#1`.
    private func proposal<Value>(for word: String, of argument: Argument<ItemSelector<Value>>) -> String? {
        let parts = word.split { ",;#".contains($0) }.map(String.init)
        let areValues = !parts.isEmpty && parts.allSatisfy { (try? parsed($0, of: argument)) != nil }
        return areValues ? commandLine(operands: parts) : nil
    }

    private func inputValues<Value>(
        of argument: Argument<ItemSelector<Value>>, from console: Console, _ note: ((Value, String) throws -> Void)?
    ) async throws -> [Value] {
        var values: [Value] = []
        var number = 0
        var lines = console.inputLines.makeAsyncIterator()
        while true {
            number += 1
            do {
                guard let line = try await lines.next() else { return values }
                values += try self.values(in: line, of: argument, note)
            } catch let error as any PresentableError where !((error as? StreamError)?.concernsWholeInput ?? false) {
                throw InputLineError(line: number, error: error)
            }
            guard values.count <= Self.maximumInputValues else {
                throw UsageError(.tooManyValues(of: argument.name, limit: Self.maximumInputValues), in: path)
            }
        }
    }

    private func values<Value>(
        in line: String, of argument: Argument<ItemSelector<Value>>, _ note: ((Value, String) throws -> Void)?
    ) throws -> [Value] {
        guard let note, let tab = line.firstIndex(of: "\t"), !line.trimmed.isEmpty else {
            return try line.split(whereSeparator: \.isWhitespace).map { try parsed(String($0), of: argument) }
        }
        let value = try parsed(String(line[..<tab]).trimmed, of: argument)
        let text = String(line[tab...]).trimmed
        if !text.isEmpty { try note(value, text) }
        return [value]
    }

    private func parsed<Value>(_ word: String, of argument: Argument<ItemSelector<Value>>) throws(UsageError) -> Value {
        guard case .value(let value) = argument.kind.parse(word) else { throw invalidValue(word, of: argument) }
        return value
    }

    /// Returns the error for a word of standard input, which accepts identifiers only: `ID` of `ID|NAME`.
    private func invalidValue<Value>(_ word: String, of argument: Argument<ItemSelector<Value>>) -> UsageError {
        let name = String(argument.name.prefix { $0 != "|" })
        return UsageError(.invalidValue(of: name, value: word, expected: argument.kind.expectation), in: path)
    }
}

extension StreamError {
    /// `true` if the message is complete without the number of a line.
    fileprivate var concernsWholeInput: Bool { self != .notUTF8 }
}

/// An error in a line of standard input.
struct InputLineError: PresentableError {
    let line: Int
    let error: any PresentableError

    var message: String { "terminal.error.inputLine %lld %@".localized(line, error.message) }

    var advice: String? {
        guard let error = error as? UsageError, case .invalidValue(let name, _, _, _) = error.problem else {
            return error.advice
        }
        // The field of a list has the name of the argument.
        return "terminal.error.inputLine.advice %@".localized(name.lowercased())
    }

    var exitCode: ExitCode { error.exitCode }

    var cause: String? { error.cause }
}
