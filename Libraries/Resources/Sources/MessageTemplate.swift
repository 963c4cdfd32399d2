/// A sentence with places for values: `%@` and `%lld` in order, `%1$@` by position, `%%` for the sign itself.
struct MessageTemplate: Sendable {
    private enum Piece: Sendable {
        case text(Substring)
        case argument(Int)
    }

    private let pieces: [Piece]

    init(_ template: String) {
        pieces = Self.parse(template)
    }

    /// The positions that the template names, from 0.
    var positions: Set<Int> {
        Set(
            pieces.compactMap { piece in
                if case .argument(let position) = piece { position } else { nil }
            })
    }

    func filled(with arguments: [any Sendable]) -> String {
        pieces.reduce(into: "") { result, piece in
            switch piece {
            case .text(let text): result += text
            case .argument(let position): result += position < arguments.count ? "\(arguments[position])" : ""
            }
        }
    }

    private static func parse(_ template: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = template[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            pieces.append(.text(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                pieces.append(.text("%"))
                rest = rest.dropFirst()
                continue
            }
            if let dollar = rest.firstIndex(of: "$"), let position = Int(rest[..<dollar]), position > 0 {
                next = position - 1
                rest = rest[rest.index(after: dollar)...]
            }
            rest = rest.dropFirst(rest.hasPrefix("lld") ? 3 : 1)
            pieces.append(.argument(next))
            next += 1
        }
        pieces.append(.text(rest))
        return pieces
    }
}
