import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation

@testable import ChallengeLocation

/// Writes the snapshot's file from what the API serves: the way back from ``LocationSnapshotLine``.
struct LocationSnapshotText {
    static let file = URL(filePath: #filePath)
        .appending(path: "../../../../../../Libraries/Resources/Assets/locations.tsv").standardizedFileURL

    let asOf: String
    let locations: [LocationDTO]

    var text: String { asOf + "\n" + locations.map { line($0) + "\n" }.joined() }

    private func line(_ location: LocationDTO) -> String {
        [
            "\(location.id)", location.name, location.type, location.dimension,
            NumberRanges(numbers: location.residents.compactMap(LinkMapper().map)).text, location.created,
        ].joined(separator: "\t")
    }
}
