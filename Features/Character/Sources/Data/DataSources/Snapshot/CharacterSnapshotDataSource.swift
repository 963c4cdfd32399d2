import ChallengeCore
import ChallengeResources

/// The characters that ship with the program, answering as the API would have when they were collected.
///
/// An actor because it reads its lines once, when the first question comes, and keeps them for the next.
actor CharacterSnapshotDataSource {
    private static let pageSize = 20

    private let asset: EmbeddedAsset
    private lazy var lines = asset.text.split(separator: "\n")
    private lazy var characters = lines.dropFirst().compactMap { CharacterSnapshotLine($0) }
    private var lastSearch: (filter: CharactersFilter, matches: [CharacterSnapshotLine])?

    init(asset: EmbeddedAsset = .characters) {
        self.asset = asset
    }

    /// When the snapshot was taken.
    private var asOf: SnapshotDate { SnapshotDate(lines.first.map(String.init) ?? "") }

    func getCharacters(identifiers: [Int]) -> Bundled<[CharacterDTO]> {
        let wanted = Set(identifiers)
        return Bundled(value: characters.filter { wanted.contains($0.id) }.map(\.character), asOf: asOf)
    }

    /// The page of the list, or the list's number of pages when it ends before.
    func getPage(_ key: CharactersPageKey) -> Bundled<CharactersPageDTO> {
        let matches = matches(key.filter)
        let pages = (matches.count + Self.pageSize - 1) / Self.pageSize
        let info = CharactersPageDTO.Info(count: matches.count, pages: pages)
        let results = matches.dropFirst((min(key.page, pages + 1) - 1) * Self.pageSize).prefix(Self.pageSize)
        return Bundled(value: CharactersPageDTO(info: info, results: results.map(\.character)), asOf: asOf)
    }

    private func matches(_ filter: CharactersFilter) -> [CharacterSnapshotLine] {
        if let lastSearch, lastSearch.filter == filter { return lastSearch.matches }
        let criteria = filter.criteria.map { CharacterSnapshotCriterion(name: $0.name, value: $0.value) }
        let matches = characters.filter { line in criteria.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (filter, matches)
        return matches
    }
}
