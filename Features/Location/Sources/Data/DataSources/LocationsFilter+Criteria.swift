import ChallengeRepository

extension LocationsFilter {
    /// The given criteria, with the API's names.
    var criteria: [Criterion] { [Criterion](["name": name, "type": type, "dimension": dimension]) }
}
