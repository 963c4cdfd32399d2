import ChallengeCharacter
import ChallengeCore
import ChallengeEpisode
import ChallengeFavorite
import ChallengeLocation
import ChallengeRepository

/// The ports of the features, each made of the summaries of another feature.
extension EpisodesPort {
    init(_ session: RepositorySession) {
        let episodes = EpisodeSummaries(session: session)
        self.init(
            episodes: { (identifiers, cachePolicy) async throws(APIError) in
                try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy).map {
                    AppearanceEpisode(name: $0.name, code: $0.code, airDate: $0.airDate)
                }
            }, cast: episodes.getCast, names: episodes.names)
    }
}

extension LocationsPort {
    init(_ session: RepositorySession) {
        let locations = LocationSummaries(session: session)
        self.init(residents: locations.getResidents, names: locations.names)
    }
}

extension CastPort {
    init(_ session: RepositorySession) {
        let characters = CharacterSummaries(session: session)
        self.init(
            characters: { (identifiers, cachePolicy) async throws(APIError) in
                try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
                    CastMember(name: $0.name, status: $0.status, species: $0.species, gender: $0.gender)
                }
            }, names: characters.names)
    }
}

extension ResidentsPort {
    init(_ session: RepositorySession) {
        let characters = CharacterSummaries(session: session)
        self.init(
            characters: { (identifiers, cachePolicy) async throws(APIError) in
                try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
                    Resident(name: $0.name, status: $0.status, species: $0.species, gender: $0.gender)
                }
            }, names: characters.names)
    }
}

extension CharactersPort {
    init(_ session: RepositorySession) {
        let characters = CharacterSummaries(session: session)
        self.init(
            characters: { (identifiers, cachePolicy) async throws(APIError) in
                try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map {
                    FavoriteCharacter(
                        id: $0.id, name: $0.name, status: $0.status, species: $0.species, type: $0.type,
                        gender: $0.gender, origin: $0.origin, location: $0.location)
                }
            }, names: characters.names)
    }
}
