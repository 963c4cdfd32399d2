import ChallengeCore

/// Makes a page of what the API wrote, which does not say its own number.
struct CharactersPageMapper: MapperContract {
    private let characters = CharacterMapper()

    func map(_ input: (page: CharactersPageDTO, number: Int)) -> CharactersPage {
        CharactersPage(
            number: input.number,
            pages: input.page.info.pages,
            count: input.page.info.count,
            characters: input.page.results.map(characters.map))
    }
}
