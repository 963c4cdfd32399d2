import ChallengeCollections
import ChallengeResources
import ChallengeTerminal

/// The words for one item and for all items of each collection, which select the collection on the command line.
extension [CollectionDescription] {
    /// Returns the kind of a value that selects a collection; the first spelling is that of messages.
    ///
    /// - Parameter prefersPlural: `true` if the first spelling is the word for all items.
    func choice(prefersPlural: Bool) -> ValueKind<CollectionDescription> {
        .choice(map { ($0, prefersPlural ? [$0.plural, $0.kind] : [$0.kind, $0.plural]) }).translated(by: words)
    }

    /// The words with their translations.
    var words: TranslatedWords {
        TranslatedWords(flatMap { [$0.kind, $0.plural] }) { word in
            compactMap { collection in
                switch word {
                case collection.kind: collection.noun.localized(1)
                case collection.plural: collection.noun.localized(2)
                default: nil
                }
            }
        }
    }
}
