internal import ChallengeCore
internal import ChallengeTerminal

/// Adds a feature to the app: its import, its element in the list of features, its history kind and its tables.
struct AppContainerEdit {
    static let path = "App/Challenge/AppContainer.swift"

    let before: FeatureSpec?
    let after: FeatureSpec
    /// `true` if a hand-edited element is overwritten.
    var isForced = false

    func applied(to text: String) throws -> String {
        var text = addingImport(to: text)
        guard var features = Self.features(in: text) else { throw missing("let features") }
        let element = Self.element(of: after)
        if let index = features.codes.firstIndex(where: { Self.feature(ofElement: $0) == after.name }) {
            let old = before.map(Self.element)
            // A hand-edited element stays as it is if the command does not change the generated one.
            if old != element {
                let code = features.codes[index].withoutFormatting
                let isKnown = [old, element].contains { $0?.withoutFormatting == code }
                guard isKnown || isForced else { throw EditConflict() }
                features.elements[index].code = element
            }
        } else {
            let last = features.codes.lastIndex { $0.contains("{ invocation in") }
            features.elements.insert(.init(element), at: last.map { $0 + 1 } ?? features.elements.endIndex)
        }
        text = features.text(onePerLine: true)
        if after.isCollection { text = try addingHistoryKind(to: text) }
        if after.hasCacheTable {
            text = try adding("\(after.name)Feature.schemas", to: "let cacheSchemas: [Schema] =", text)
            text = try adding("\(after.name)Feature.tables", to: "let tables: @Sendable () -> [CacheTable] = {", text)
            text = try addingCollection(to: text)
        }
        if after.repository == .persistent {
            text = try adding("\(after.name)Feature.schemas", to: "let librarySchemas: [Schema] =", text)
        }
        return text
    }

    /// Returns the list of the features in the source of the app.
    static func features(in text: String) -> ElementList? {
        ElementList(text, opening: "let features: [[Command]] = [")
    }

    /// Returns the list of the kinds that the history knows.
    static func historyKinds(in text: String) -> ElementList? {
        ElementList(text, opening: "HistoryFeature(", then: "kinds: [")
    }

    /// Returns the list of the collections that a sync fetches.
    static func collections(in text: String) -> ElementList? {
        ElementList(text, opening: "SyncFeature {", then: "let collections = [")
    }

    /// Returns the feature of an element such as `Command.all(of: PigeonFeature(library: library))`.
    static func feature(ofElement code: String) -> String? {
        let opening = "Command.all(of:"
        let code = code.withoutFormatting
        guard code.hasPrefix(opening) else { return nil }
        let type = code.dropFirst(opening.count).prefix { $0.isLetter || $0.isNumber }
        return type.hasSuffix("Feature") ? String(type.dropLast("Feature".count)) : nil
    }

    static func element(of spec: FeatureSpec) -> String { "Command.all(of: \(initialization(of: spec)))" }

    private static func initialization(of spec: FeatureSpec) -> String {
        switch spec.repository {
        case .remote, .cached:
            """
            \(spec.name)Feature { invocation in
            let settings = try settings(invocation)
            return \(spec.name)Dependencies(session: session(settings), history: history(settings, \(spec.name)Feature.historyKind))
            }
            """
        case .persistent: "\(spec.name)Feature(library: library)"
        case .local, nil: "\(spec.name)Feature()"
        }
    }

    private func addingImport(to text: String) -> String {
        let line = "import Challenge\(after.name)"
        var lines = text.lines.map(String.init)
        if lines.contains(line) { return text }
        let place = lines.firstIndex { $0.hasPrefix("import ") && $0 > line }
        lines.insert(line, at: place ?? (lines.lastIndex { $0.hasPrefix("import ") }.map { $0 + 1 } ?? 0))
        return lines.joined(separator: "\n")
    }

    /// Adds the kind of the feature's items to the kinds of the history.
    private func addingHistoryKind(to text: String) throws -> String {
        guard var kinds = Self.historyKinds(in: text) else {
            throw missing("HistoryFeature(kinds:")
        }
        let kind = "\(after.name)Feature.historyKind"
        if !kinds.codes.contains(kind) { kinds.elements.append(.init(kind)) }
        return kinds.text(onePerLine: false)
    }

    /// Adds the feature's collection to those that a sync fetches.
    private func addingCollection(to text: String) throws -> String {
        guard var collections = Self.collections(in: text) else {
            throw missing("let collections")
        }
        let collection = "\(after.name)Feature.collection"
        if !collections.codes.contains(collection) { collections.elements.append(.init(collection)) }
        return collections.text(onePerLine: false)
    }

    /// Adds a term to the expression that follows the anchor.
    private func adding(_ term: String, to anchor: String, _ text: String) throws -> String {
        guard let start = text.firstRange(of: anchor)?.upperBound else { throw missing(anchor) }
        let end = Self.endOfExpression(in: text[start...])
        if text[start..<end].containsWord(term) { return text }
        return text[..<end] + " + \(term)" + text[end...]
    }

    /// Returns the end of an expression: a comma, a closing bracket, or the end of a line.
    ///
    /// A line that begins with `+` continues the expression.
    static func endOfExpression(in text: Substring) -> String.Index {
        var lexer = SwiftLexer(text.drop { $0.isWhitespace })
        var end = lexer.position
        var depth = 0
        while let token = lexer.next() {
            if case .character(let character) = token {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            }
            switch token {
            case .character(",") where depth == 0: return end
            case .character where depth < 0: return end
            case .character("\n") where depth == 0 && lexer.rest.first { !$0.isWhitespace } != "+": return end
            case .character(let character) where character.isWhitespace: continue
            case .comment: continue
            case .character, .literal: end = lexer.position
            }
        }
        return end
    }

    private func missing(_ anchor: String) -> GenerationError {
        GenerationError(
            "'\(anchor)' was not found in \(Self.path).", advice: "Add the feature to the file by hand.",
            exitCode: .dataError)
    }
}
