import ChallengeCore
import ChallengeResources
import Testing

@testable import ChallengeCharacter

struct CharacterNamedItemTests {
    private let clone = CharacterMapper().map(.stub(type: "Clone", episodes: [5, 7]))
    private let plain = CharacterMapper().map(.stub(episodes: []))

    @Test func `characters are told apart by species, type and the number of their episodes`() {
        #expect(clone.distinctions == ["Human (Clone)", "2 episodes"])
        #expect(plain.distinctions == ["Human", "0 episodes"])
    }

    @Test func `further distinctions are the places, the status, the gender and the first episode`() {
        #expect(
            clone.furtherDistinctions == [
                "Earth (C-137)", "Citadel of Ricks", "Alive", "Male", "first in episode 5",
            ])
        #expect(plain.furtherDistinctions == ["Earth (C-137)", "Citadel of Ricks", "Alive", "Male", ""])
    }

    @Test func `the distinctions are in the current language`() {
        let character = CharacterMapper().map(
            .stub(status: "Dead", gender: "Female", origin: PlaceDTO(id: nil, name: "unknown"), episodes: [5]))

        Localization.$language.withValue(.spanish) {
            #expect(character.distinctions == ["Humana", "1 episodio"])
            #expect(
                character.furtherDistinctions == [
                    "desconocido", "Citadel of Ricks", "Muerta", "Femenino", "desde el episodio 5",
                ])
        }
    }
}
