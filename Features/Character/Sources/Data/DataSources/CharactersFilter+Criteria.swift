import ChallengeRepository

extension CharactersFilter {
    /// The criteria that are given, by the names that the API has for them.
    var criteria: [Criterion] {
        [Criterion](["name": name, "status": status, "species": species, "type": type, "gender": gender])
    }
}
