/// Texts of which one must be part of another text.
///
/// A search reads each byte once, however many the texts are: it is the automaton of Aho and Corasick.
struct TextAlternatives: Sendable, Hashable {
    /// A node is a beginning of some texts; the node 0 is the empty one.
    private struct Edge: Sendable, Hashable {
        let node: Int
        let byte: UInt8
    }

    private var next: [Edge: Int] = [:]
    /// The node of the longest end of each node's beginning that is a beginning, too.
    private var fallbacks = [0]
    /// The nodes whose beginnings end with a whole text.
    private var ends: Set<Int> = []

    init(_ texts: [[UInt8]]) {
        var levels: [[Edge]] = []
        for text in texts {
            var node = 0
            for (depth, byte) in text.enumerated() {
                let edge = Edge(node: node, byte: byte)
                if next[edge] == nil {
                    next[edge] = fallbacks.count
                    fallbacks.append(0)
                    if depth == levels.count { levels.append([]) }
                    levels[depth].append(edge)
                }
                node = next[edge] ?? 0
            }
            ends.insert(node)
        }
        // The fallbacks of shorter beginnings are known first.
        for edge in levels.dropFirst().joined() {
            guard let node = next[edge] else { continue }
            fallbacks[node] = self.node(after: fallbacks[edge.node], edge.byte)
            if ends.contains(fallbacks[node]) { ends.insert(node) }
        }
    }

    /// Returns `true` if one of the texts is part of the other text.
    func arePart(of text: some Sequence<UInt8>) -> Bool {
        var node = 0
        if ends.contains(node) { return true }
        for byte in text {
            node = self.node(after: node, byte)
            if ends.contains(node) { return true }
        }
        return false
    }

    private func node(after node: Int, _ byte: UInt8) -> Int {
        var node = node
        while true {
            if let following = next[Edge(node: node, byte: byte)] { return following }
            if node == 0 { return 0 }
            node = fallbacks[node]
        }
    }
}
