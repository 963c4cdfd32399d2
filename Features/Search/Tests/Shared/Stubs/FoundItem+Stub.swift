import ChallengeCore

@testable import ChallengeSearch

extension FoundItem {
    static func stub(
        _ kind: FoundItemKind = .character, id: Int = 1, name: String = "Rick", detail: String = "Human",
        appearances: Int = 0
    ) -> FoundItem {
        FoundItem(
            kind: kind, id: id, name: name,
            detail: detail, appearances: appearances)
    }
}
