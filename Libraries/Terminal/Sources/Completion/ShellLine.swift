/// An unfinished command line up to the cursor, as a shell splits it into words.
///
/// Quotes and backslashes are removed. Variables and substitutions are not expanded, so that no text is executed.
struct ShellLine {
    enum Quote: Equatable {
        case none, single, double
    }

    /// The words before the one at the cursor, without the program and the assignments of variables before it.
    var words: [String] { Array(completeWords.drop { $0.isAssignment }.dropFirst()) }

    private var completeWords: [String] = []

    /// The word at the cursor.
    private(set) var word = ""

    /// The kind of quotation mark that is open at the cursor.
    private(set) var quote = Quote.none

    /// The part of the word before its last break; a shell completes only the rest.
    var head: String { String(decoding: word.utf8.prefix(headSize), as: UTF8.self) }

    /// The size of the head in bytes; a copy of the word for each break would take quadratic time.
    private var headSize = 0

    /// `true` if the word at the cursor is the file of a redirection.
    private(set) var namesRedirectedFile = false

    private let shell: Shell
    private let breaks: Set<Swift.Character>
    private let readsRedirections: Bool
    private var hasWord = false
    private var isEscaped = false

    /// - Parameters:
    ///   - breaks: The characters at which bash divides a word, as in `COMP_WORDBREAKS`.
    ///   - readsRedirections: `false` if `<` and `>` are characters like others.
    init(_ line: String, shell: Shell, breaks: String = "", readsRedirections: Bool = true) {
        self.shell = shell
        self.breaks = Set(breaks)
        self.readsRedirections = readsRedirections
        for character in line { read(character) }
    }

    /// All words of the line; `nil` if it ends in quotation marks or with a backslash.
    var wordsOfWholeLine: [String]? {
        if quote != .none || isEscaped { return nil }
        return hasWord ? completeWords + [word] : completeWords
    }

    private mutating func read(_ character: Swift.Character) {
        if isEscaped {
            readEscaped(character)
        } else {
            switch quote {
            case .none: readUnquoted(character)
            case .single: readQuoted(character, end: "'", escapes: shell == .fish)
            case .double: readQuoted(character, end: "\"", escapes: true)
            }
        }
    }

    private mutating func readUnquoted(_ character: Swift.Character) {
        switch character {
        case "\\":
            hasWord = true
            isEscaped = true
        case "'", "\"":
            hasWord = true
            quote = character == "'" ? .single : .double
            headSize = word.utf8.count
        case "<" where readsRedirections, ">" where readsRedirections:
            namesRedirectedFile = true
            word = ""
            headSize = 0
            hasWord = false
        case _ where character.isWhitespace:
            endWord()
        default:
            hasWord = true
            word.append(character)
            if breaks.contains(character) { headSize = word.utf8.count }
        }
    }

    private mutating func readQuoted(_ character: Swift.Character, end: Swift.Character, escapes: Bool) {
        if character == end {
            quote = .none
            headSize = word.utf8.count
        } else if character == "\\", escapes {
            isEscaped = true
        } else {
            word.append(character)
        }
    }

    /// Reads a character after a backslash.
    ///
    /// In quotation marks, a backslash escapes only certain characters. Before any other character, it is a part of the
    /// word.
    private mutating func readEscaped(_ character: Swift.Character) {
        isEscaped = false
        let isSpecial =
            switch quote {
            case .none: true
            case .single: character == "'" || character == "\\"
            case .double: "\"\\$`\n".contains(character)
            }
        word += (isSpecial ? "" : "\\") + String(character)
    }

    private mutating func endWord() {
        if hasWord, !namesRedirectedFile { completeWords.append(word) }
        if hasWord { namesRedirectedFile = false }
        word = ""
        headSize = 0
        hasWord = false
    }
}

extension String {
    /// The words of the text as bash splits them, without redirections; `nil` if a quotation mark has no counterpart.
    var shellWords: [String]? { ShellLine(self, shell: .bash, readsRedirections: false).wordsOfWholeLine }

    /// `true` for the assignment of a variable before a program: `NAME=value`.
    fileprivate var isAssignment: Bool {
        guard let sign = firstIndex(of: "="), sign != startIndex else { return false }
        let name = self[..<sign]
        return name.first?.isNumber == false
            && name.unicodeScalars.allSatisfy { $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || $0.isDigit }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
