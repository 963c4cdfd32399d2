import ChallengeCore

/// A use case that looks up the characters in the casts of episodes and among the residents of locations.
///
/// A character must appear in all of the episodes. It must be in one of the locations, because it has only one
/// location, where it was last seen.
struct GetCastsAndResidentsUseCase: Sendable {
    /// Returns the identifiers of the characters of an episode or a location; `nil` if it does not exist.
    typealias Characters = @Sendable (_ text: String, CachePolicy) async throws(APIError) -> Fetched<[Int]>?

    let characters: any CharacterRepositoryContract
    /// Returns the cast of an episode, which a text names by its identifier or code.
    let cast: Characters
    /// Returns the residents of a location, which a text names by its identifier.
    let residents: Characters

    /// - Parameters:
    ///   - episodes: Identifiers or codes; if empty, the characters of the locations are returned.
    ///   - locations: Identifiers; if empty, the characters of the episodes are returned.
    func execute(
        episodes: [String], locations: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> CastsAndResidents {
        var casts: [Fetched<[Int]>] = []
        for episode in episodes {
            casts.append(try await identifiers(cast, episode, cachePolicy, missing: .unknownEpisode(episode)))
        }
        var residents: [Fetched<[Int]>] = []
        for location in locations {
            let missing = CharacterError.unknownLocation(identifier: location)
            residents.append(try await identifiers(self.residents, "\(location)", cachePolicy, missing: missing))
        }

        var conditions = casts.map { Set($0.value) }
        if !locations.isEmpty { conditions.append(Set(residents.flatMap(\.value))) }
        let candidates = casts.first?.value ?? residents.flatMap(\.value)
        let identifiers = candidates.withoutRepetition.filter { identifier in
            conditions.allSatisfy { $0.contains(identifier) }
        }
        return CastsAndResidents(
            results: try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy),
            lists: casts + residents)
    }

    /// Returns the characters of the item that the text names.
    ///
    /// - Parameter missing: The error if there is no such item.
    private func identifiers(
        _ characters: Characters, _ text: String, _ cachePolicy: CachePolicy, missing: CharacterError
    ) async throws(CharacterError) -> Fetched<[Int]> {
        let identifiers: Fetched<[Int]>?
        do {
            identifiers = try await characters(text, cachePolicy)
        } catch {
            throw .loadFailed(error)
        }
        guard let identifiers else { throw missing }
        return identifiers
    }
}

struct CastsAndResidents: Sendable, Equatable {
    let results: LookupResults<Int, Character>

    /// The identifiers in each cast, and those of each location's residents.
    let lists: [Fetched<[Int]>]
}
