import Foundation

@testable import ChallengeCharacter

/// Writes the snapshot's file from what the API serves: the way back from ``CharacterSnapshotLine``.
struct CharacterSnapshotText {
    static let file = URL(filePath: #filePath)
        .appending(path: "../../../../../../Libraries/Resources/Assets/characters.tsv").standardizedFileURL

    let asOf: String
    let characters: [CharacterDTO]

    var text: String {
        asOf + "\n" + characters.map { line($0) + "\n" }.joined()
    }

    private func line(_ character: CharacterDTO) -> String {
        [
            "\(character.id)", character.name, character.status, character.species, character.type, character.gender,
            identifier(character.origin.url), character.origin.name, identifier(character.location.url),
            character.location.name, ranges(character.episode.compactMap(LinkMapper().map)), character.created,
        ].joined(separator: "\t")
    }

    private func identifier(_ address: String) -> String {
        LinkMapper().map(address).map(String.init) ?? ""
    }

    private func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
