/// A source file in which each mutation is switched on by its number.
///
/// All mutants of a feature are built together: `identifiers` becomes `(isMutant(7) ? [] : identifiers)`.
struct MutatedSource {
    enum Failure: Error, Equatable {
        /// The place is not in the file, or more than once.
        case notUnique(place: String, count: Int)
        /// The place lacks « or ».
        case unmarked(place: String)
        /// The places of two mutations overlap.
        case overlap(place: String)
    }

    private struct Site {
        let range: Range<Int>
        var changes: [(number: Int, change: Mutation.Change)]
    }

    private let text: [UInt8]
    /// The positions of the bytes that count in a comparison.
    private let positions: [Int]
    private var sites: [Site] = []

    init(_ text: String) {
        self.text = Array(text.utf8)
        positions = Self.positions(in: self.text)
    }

    /// The code of the function that tells whether a mutant is switched on.
    static let switchCode = """
        import Foundation

        private let activeMutant = ProcessInfo.processInfo.environment["CHALLENGE_MUTANT"]

        func isMutant(_ number: Int) -> Bool { activeMutant == "\\(number)" }

        """

    mutating func add(_ mutation: Mutation, number: Int) throws(Failure) {
        let range = try range(of: mutation.place)
        if let index = sites.firstIndex(where: { $0.range == range }) {
            sites[index].changes.append((number, mutation.change))
        } else if sites.contains(where: { $0.range.overlaps(range) }) {
            throw .overlap(place: mutation.place)
        } else {
            sites.append(Site(range: range, changes: [(number, mutation.change)]))
        }
    }

    /// The code with the switches.
    var code: String {
        var code = ""
        var end = 0
        for site in sites.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            code += string(end..<site.range.lowerBound) + Self.switched(site.changes, else: string(site.range))
            end = site.range.upperBound
        }
        return code + string(end..<text.count)
    }

    private static func switched(_ changes: [(number: Int, change: Mutation.Change)], else original: String) -> String {
        var isExpression = true
        let cases = changes.map { number, change in
            switch change {
            case .expression(let code): return "isMutant(\(number)) ? \(code) : "
            case .statement(let code):
                isExpression = false
                return "if isMutant(\(number)) { \(code) } else "
            }
        }
        return cases.joined().wrapped(isExpression, original)
    }

    private func range(of place: String) throws(Failure) -> Range<Int> {
        let parts = place.split(separator: #/[«»]/#, omittingEmptySubsequences: false).map { Array($0.utf8) }
        guard parts.count == 3 else { throw .unmarked(place: place) }
        let counts = parts.map { part in part.filter { !Self.isSpace($0) }.count }
        let pattern = parts.joined().filter { !Self.isSpace($0) }
        let starts = positions.indices.filter { start in
            start + pattern.count <= positions.count
                && pattern.indices.allSatisfy { text[positions[start + $0]] == pattern[$0] }
        }
        guard let start = starts.first, starts.count == 1 else { throw .notUnique(place: place, count: starts.count) }
        let first = start + counts[0]
        return positions[first]..<positions[first + counts[1] - 1] + 1
    }

    /// Returns the positions of all bytes except white space and the commas after last elements.
    private static func positions(in text: [UInt8]) -> [Int] {
        let visible = text.indices.filter { !isSpace(text[$0]) }
        return visible.indices.filter { index in
            let isLast = index + 1 < visible.count && text[visible[index]] == UInt8(ascii: ",")
            return !(isLast && [UInt8(ascii: "]"), UInt8(ascii: ")")].contains(text[visible[index + 1]]))
        }.map { visible[$0] }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension String {
    /// Returns the conditions with the original code as the last alternative.
    fileprivate func wrapped(_ isExpression: Bool, _ original: String) -> String {
        isExpression ? "(\(self)\(original))" : "\(self){ \(original) }"
    }
}
