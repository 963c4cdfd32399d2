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
    /// A line of standard input has one value, up to the first tab, so that the rows of a list are values.
    ///
    /// - Parameters:
    ///   - named: Returns the value for a name in standard input; `nil` if the argument takes no names.
    ///   - note: Called for each line `VALUE<tab>TEXT` of standard input. The errors of both get the line number.
    public func values<Value: Hashable>(
        of argument: Argument<ItemSelector<Value>>, readingFrom console: Console,
        named: ((String) async throws -> Value)? = nil, note: ((Value, String) throws -> Void)? = nil
    ) async throws -> [Value] {
        var values: [Value] = []
        for selector in self[argument] {
            switch selector {
            case .value(let value): values.append(value)
            case .standardInput:
                values += try await inputValues(from: console, of: argument) { line in
                    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
                    let value = try await parsed(String(parts[0]).trimmed, of: argument, named)
                    let text = parts.dropFirst().first.map { String($0).trimmed } ?? ""
                    if !text.isEmpty { try note?(value, text) }
                    return value
                }

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
        let parts = word.split { ",;#".contains($0) }.map { String($0).trimmed }
        let areValues =
            !parts.isEmpty
            && parts.allSatisfy { if case .value = argument.kind.parse($0) { true } else { false } }
        return areValues ? commandLine(operands: parts) : nil
    }

    /// - Parameter read: Returns the value of a line that is not blank.
    private func inputValues<Value>(
        from console: Console, of argument: Argument<ItemSelector<Value>>, read: (String) async throws -> Value
    ) async throws -> [Value] {
        var values: [Value] = []
        var number = 0
        let lines = console.inputLines.makeAsyncIterator()
        while true {
            number += 1
            do {
                guard let line = try await lines.next() else { return values }
                if !line.trimmed.isEmpty { values.append(try await read(line)) }
            } catch let error as any PresentableError where !((error as? StreamError)?.concernsWholeInput ?? false) {
                throw CommandError(error, inLine: number)
            }
            guard values.count <= Self.maximumInputValues else {
                throw UsageError(.tooManyValues(of: argument.name, limit: Self.maximumInputValues), in: path)
            }
        }
    }

    private func parsed<Value>(
        _ text: String, of argument: Argument<ItemSelector<Value>>, _ named: ((String) async throws -> Value)?
    ) async throws -> Value {
        switch argument.kind.parse(text) {
        case .value(let value): return value
        case .nameWord(let name):
            guard let named else { throw invalidValue(text, of: argument) }
            return try await named(name)
        case .standardInput, .mistypedValue, nil: throw invalidValue(text, of: argument)
        }
    }

    /// Returns the error for a text of standard input, which names only the first kind of value: `ID` of `ID|NAME`.
    private func invalidValue<Value>(_ word: String, of argument: Argument<ItemSelector<Value>>) -> UsageError {
        let name = String(argument.name.prefix { $0 != "|" })
        return UsageError(.invalidValue(of: name, value: word, expected: argument.kind.expectation), in: path)
    }
}

extension StreamError {
    /// `true` if the message is complete without the number of a line.
    fileprivate var concernsWholeInput: Bool { self != .notUTF8 }
}

extension CommandError {
    /// Creates the error for a line of standard input from that of its value.
    fileprivate init(_ error: any PresentableError, inLine line: Int) {
        var advice = error.advice
        if let error = error as? UsageError, case .invalidValue(let name, _, _, _) = error.problem {
            // The field of a list has the name of the argument.
            advice = "terminal.error.inputLine.advice %@".localized(name.lowercased())
        }
        self.init(
            "terminal.error.inputLine %lld %@".localized(line, error.message), choices: error.choices, advice: advice,
            exitCode: error.exitCode, cause: error.cause)
    }
}
