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
        for episode in episodes { casts.append(try await cast(of: episode, cachePolicy)) }
        var residents: [Fetched<[Int]>] = []
        for location in locations { residents.append(try await self.residents(of: location, cachePolicy)) }

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

    private func cast(of episode: String, _ cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<[Int]> {
        let cast: Fetched<[Int]>?
        do {
            cast = try await self.cast(episode, cachePolicy)
        } catch {
            throw .failed(error)
        }
        guard let cast else { throw .unknownEpisode(episode) }
        return cast
    }

    private func residents(
        of location: Int, _ cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<[Int]> {
        let residents: Fetched<[Int]>?
        do {
            residents = try await self.residents("\(location)", cachePolicy)
        } catch {
            throw .failed(error)
        }
        guard let residents else { throw .unknownLocation(identifier: location) }
        return residents
    }
}

struct CastsAndResidents: Sendable, Equatable {
    let results: LookupResults<Int, Character>

    /// The identifiers in each cast, and those of each location's residents.
    let lists: [Fetched<[Int]>]
}
