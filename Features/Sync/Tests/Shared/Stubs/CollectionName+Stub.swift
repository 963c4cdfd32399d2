import ChallengeCore

extension CollectionName {
    /// Returns the name of characters, episodes or locations, with its title.
    static func stub(_ name: String) -> CollectionName {
        CollectionName(name, title: "\(name.dropLast()).cached.\(name)")
    }
}
