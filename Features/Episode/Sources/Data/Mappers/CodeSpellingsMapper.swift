import ChallengeCore

/// The mapping of a code of the API to the texts by which a search finds its episode.
///
/// A text that is not a code is found as it is.
struct CodeSpellingsMapper: MapperContract {
    func map(_ code: String) -> [String] { EpisodeCode(code)?.spellings ?? [code] }
}
