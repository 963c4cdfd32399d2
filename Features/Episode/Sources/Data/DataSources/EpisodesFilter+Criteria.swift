import ChallengeRepository

extension EpisodesFilter {
    /// The criteria that are given, by the names that the API has for them.
    var criteria: [Criterion] { [Criterion](["name": name, "episode": code]) }
}
