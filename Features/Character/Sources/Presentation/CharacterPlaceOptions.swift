import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The options for the characters of an episode or a location.
enum CharacterPlaceOptions {
    static let episode = Option("in", .text, placeholder: "EPISODE", help: "character.option.in")
    static let location = Option("at", .positiveInteger, placeholder: "LOCATION", help: "character.option.at")

    static func areGiven(_ invocation: Invocation) -> Bool { invocation[episode] != nil || invocation[location] != nil }
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
