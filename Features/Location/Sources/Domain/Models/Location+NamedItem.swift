import ChallengeCore
import ChallengeResources

/// The texts by which a user recognizes a location.
extension Location: NamedItemContract {
    /// The values that tell locations with similar names apart, in the current language.
    var distinctions: [String] { [type, residentsText] }

    var furtherDistinctions: [String] { [dimension] }

    /// The values that tell the results of a search apart, with the dimension, because a search also matches it.
    var searchDistinctions: [String] { [type, knownDimension, residentsText].compactMap(\.self) }

    private var residentsText: String { "location.name.residents %lld".localized(appearances) }
}
