import ChallengeRepository

extension LocationsFilter {
    /// The criteria that are given, by the names that the API has for them.
    var criteria: [Criterion] { [Criterion](["name": name, "type": type, "dimension": dimension]) }
}
