import ChallengeCore
import ChallengePersistence

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps characters and pages for as long as the process lives, and no more of them than it was told.
actor CharacterMemoryDataSource: CharacterLocalDataSourceContract {
    private struct Page {
        let info: CharactersPageDTO.Info
        let identifiers: [Int]
        let fetchedAt: Date
    }

    private var characters: BoundedStore<Int, Stored<CharacterDTO>>
    private var pages: BoundedStore<String, Page>

    init(capacity: Int = 1000) {
        characters = BoundedStore(capacity: capacity)
        pages = BoundedStore(capacity: capacity)
    }

    func getCharacters(identifiers: [Int]) -> [Stored<CharacterDTO>] {
        identifiers.compactMap { characters[$0] }
    }

    func saveCharacters(_ characters: [CharacterDTO], fetchedAt: Date) {
        for character in characters {
            self.characters[character.id] = Stored(value: character, fetchedAt: fetchedAt)
        }
    }

    func deleteCharacters(identifiers: [Int]) {
        for identifier in identifiers { characters[identifier] = nil }
    }

    func getPage(_ key: CharactersPageKey) -> Stored<CharactersPageDTO>? {
        guard let page = pages[key.text] else { return nil }
        let results = getCharacters(identifiers: page.identifiers).map(\.value)
        guard results.count == page.identifiers.count else { return nil }
        return Stored(value: CharactersPageDTO(info: page.info, results: results), fetchedAt: page.fetchedAt)
    }

    func savePage(_ page: CharactersPageDTO, for key: CharactersPageKey, fetchedAt: Date) {
        saveCharacters(page.results, fetchedAt: fetchedAt)
        pages[key.text] = Page(info: page.info, identifiers: page.results.map(\.id), fetchedAt: fetchedAt)
    }

    func deletePage(_ key: CharactersPageKey) {
        pages[key.text] = nil
    }
}

/// A dictionary that lets go of what came first when it is full.
private struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var values: [Key: Value] = [:]
    private var order: [Key] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            let isKnown = values[key] != nil
            values[key] = newValue
            if newValue == nil {
                if isKnown { order.removeAll { $0 == key } }
            } else if !isKnown {
                order.append(key)
                if order.count > capacity { values[order.removeFirst()] = nil }
            }
        }
    }
}
