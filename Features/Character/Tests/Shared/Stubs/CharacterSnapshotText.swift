import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation

@testable import ChallengeCharacter

/// The text of the snapshot file for characters of the API, which ``CharacterSnapshotLine`` reads.
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
            character.location.name, NumberRanges(numbers: character.episode.compactMap(LinkMapper().map)).text,
            character.created,
        ].joined(separator: "\t")
    }

    private func identifier(_ address: String) -> String {
        LinkMapper().map(address).map(String.init) ?? ""
    }
}
