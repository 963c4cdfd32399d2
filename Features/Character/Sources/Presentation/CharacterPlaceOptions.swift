import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The options for the characters of an episode or a location.
enum CharacterPlaceOptions {
    static let episode = Option("in", .episodeText, help: "character.option.in")
    static let location = Option("at", .positiveInteger, placeholder: "LOCATION", help: "character.option.at")

    static func areGiven(_ invocation: Invocation) -> Bool { invocation[episode] != nil || invocation[location] != nil }
}

extension ValueKind where Value == String {
    /// The identifier or the code of an episode.
    fileprivate static var episodeText: ValueKind {
        ValueKind(placeholder: "EPISODE", expectation: .explained("episode.error.reference %@")) { text in
            let isReference =
                text.utf8.count <= 64 && text.contains(#/^(?i:0*[1-9][0-9]*|s[0-9]+e[0-9]+|[0-9]+x[0-9]+)$/#)
            return isReference ? text : nil
        }
    }
}

extension CharacterContainer {
    /// Returns the identifiers of the characters in the episode and in the location of the command line.
    func places(_ invocation: Invocation) async throws -> [Fetched<[Int]>] {
        [try await cast(invocation), try await residents(invocation)].compactMap(\.self)
    }

    private func cast(_ invocation: Invocation) async throws -> Fetched<[Int]>? {
        guard let episode = invocation[CharacterPlaceOptions.episode] else { return nil }
        guard let cast = try await episodes.getCast(episode: episode, cachePolicy: cachePolicy) else {
            throw UnknownPlace(message: "episodeError.notFound %@".localized(episode))
        }
        return cast
    }

    private func residents(_ invocation: Invocation) async throws -> Fetched<[Int]>? {
        guard let location = invocation[CharacterPlaceOptions.location] else { return nil }
        guard let residents = try await locations.getResidents(location: location, cachePolicy: cachePolicy) else {
            throw UnknownPlace(message: "locationError.notFound %@".localized("\(location)"))
        }
        return residents
    }
}

/// The error for an episode or a location that does not exist.
private struct UnknownPlace: PresentableError {
    let message: String
    var exitCode: ExitCode { .notFound }
}
