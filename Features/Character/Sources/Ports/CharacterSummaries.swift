public import ChallengeCore
public import ChallengeRepository

/// The characters that other features can read.
public struct CharacterSummaries: Sendable {
    private let session: RepositorySession

    public init(session: RepositorySession) {
        self.session = session
    }

    /// Returns all characters of the complete collection in the cache, or else those of the snapshot, without a
    /// request.
    public func getAllCharacters() async throws(CollectionFailure) -> Fetched<[CharacterSummary]> {
        do {
            return try await CharacterContainer.names(session).getAllCharacters().map { $0.map(CharacterSummary.init) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the characters whose names contain every word of `name`; `localFirst` finds them without a request.
    public func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem> {
        do {
            return try await CharacterContainer.names(session).findCharacters(named: name, cachePolicy: cachePolicy)
                .map(NamedItem.init)
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the characters on this machine whose names or identifiers start with the text.
    public func findCharacters(startingWith text: String) async throws(CollectionFailure) -> [NamedItem] {
        do {
            return try await CharacterContainer.names(session).findCharacters(startingWith: text).map(NamedItem.init)
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Finds the characters whose names, species or types match, without a request.
    public func searchCharacters(text: String) async throws(CollectionFailure) -> Fetched<RankedMatches<NamedItem>> {
        do {
            return try await CharacterContainer.names(session).searchCharacters(text: text)
                .map { $0.map(NamedItem.init) }
        } catch {
            throw CollectionFailure(error)
        }
    }

    /// Looks up several characters with as few requests as possible.
    public func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterSummary> {
        let characters = CharacterContainer.characters(session)
        do {
            return try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy).map(
                CharacterSummary.init)
        } catch {
            throw CollectionFailure(error)
        }
    }
}

extension CollectionFailure {
    /// Creates the failure of a request for several characters.
    ///
    /// Such a request throws only `failed`, because a missing character is part of its results. The other branch is
    /// needed because `CharacterError` also has the cases of other requests.
    fileprivate init(_ error: CharacterError) {
        if case .failed(let failure) = error {
            self = failure
        } else {
            self = .loadFailed(.invalidRequest(status: 404))
        }
    }
}

/// The part of a character that other features can read.
public struct CharacterSummary: Sendable, Equatable {
    public let id: Int
    public let name: String
    public let status: String
    public let species: String
    public let type: String
    public let gender: String
    /// The name of the place that the character comes from.
    public let origin: String
    /// The name of the place where the character was last seen.
    public let location: String
    /// The identifiers of the episodes in which the character appears.
    public let episodes: [Int]

    init(_ character: Character) {
        id = character.id
        name = character.name
        status = character.status.name
        species = character.species
        type = character.type
        gender = character.gender.name
        origin = character.origin.name
        location = character.location.name
        episodes = character.episodes
    }
}
