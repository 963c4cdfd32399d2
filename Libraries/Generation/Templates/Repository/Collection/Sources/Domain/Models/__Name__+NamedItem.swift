import ChallengeCore

/// The texts by which a user recognizes __aWords__.
extension __Name__: NamedItemContract {
    //% if !hasName
    var name: String { __title__ }

    //% end
    /// The values that tell __manyWords__ with similar names apart.
    var distinctions: [String] {
        let values: [String?] = [
            //% each distinction
            __field__,
            //% end
        ]
        return values.compactMap(\.self).filter { !$0.isEmpty }
    }
}
