internal import ChallengeCore
internal import ChallengeTerminal
internal import Synchronization

/// The items of other collections that have arrived, by their kinds and identifiers.
final class ArrivedItems: Sendable {
    private struct Kind {
        var records: [ItemKey: AnyRecord] = [:]
        var names: [ItemKey: String] = [:]
        /// The items on this machine of which a chart consists.
        var saved: [ItemKey: AnyRecord] = [:]
        /// The items that could not be fetched.
        var missing: [ItemKey: LookupResults<ItemKey, AnyRecord>.Entry] = [:]
        /// The items to which relations refer, by the names of the relations.
        var references: [String: Set<ItemKey>] = [:]
    }

    private let kinds = Mutex<[String: Kind]>([:])

    func record(_ kind: String, _ key: ItemKey) -> AnyRecord? { kinds.withLock { $0[kind]?.records[key] } }

    func name(_ kind: String, _ key: ItemKey) -> String? { kinds.withLock { $0[kind]?.names[key] } }

    func saved(_ kind: String) -> [ItemKey: AnyRecord] { kinds.withLock { $0[kind]?.saved } ?? [:] }

    /// Returns the missing items to which a relation refers.
    func missing(_ kind: String, in relation: String) -> LookupResults<ItemKey, AnyRecord> {
        let known = kinds.withLock { $0[kind] } ?? Kind()
        let keys = known.references[relation] ?? []
        return LookupResults(known.missing.values.filter { keys.contains($0.key) }.sorted { $0.key < $1.key })
    }

    /// Returns the sorted keys of items that have neither arrived nor failed, and keeps that the relation refers to them.
    func unknown(_ kind: String, _ keys: [ItemKey], in relation: String) -> [ItemKey] {
        let known = kinds.withLock { kinds in
            kinds[kind, default: Kind()].references[relation, default: []].formUnion(keys)
            return kinds[kind] ?? Kind()
        }
        return Set(keys).filter { known.records[$0] == nil && known.missing[$0] == nil }.sorted()
    }

    func add(_ kind: String, _ results: LookupResults<ItemKey, AnyRecord>) {
        kinds.withLock { kinds in
            for entry in results.entries {
                if case .found(let fetched) = entry.result {
                    kinds[kind, default: Kind()].records[entry.key] = fetched.value
                } else {
                    kinds[kind, default: Kind()].missing[entry.key] = entry
                }
            }
        }
    }

    func add(_ kind: String, saved items: [ItemKey: AnyRecord]) {
        kinds.withLock { $0[kind, default: Kind()].saved.merge(items) { $1 } }
    }

    func add(_ kind: String, names items: [NamedItem]) {
        kinds.withLock { kinds in
            for item in items {
                let name = [item.shortName, item.name].compactMap(\.self).joined(separator: " ")
                kinds[kind, default: Kind()].names[item.key] = name
            }
        }
    }
}
