import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation

@testable import ChallengeLocation

/// The text of the snapshot file for locations of the API, which ``LocationSnapshotLine`` reads.
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
