internal import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The items of other collections to which printed items refer: those that the options of relations request, and the
/// names of the others.
///
/// The ``schema`` reads them, so they can arrive page by page.
public final class RelatedItems<Item: Sendable>: Sendable {
    /// The schema of the printed items, with the related items that have arrived.
    public let schema: RecordSchema<Item>
    private let relations: [Relation<Item>]
    private let requested: [Relation<Item>]
    private let context: CollectionContext
    private let notes: OriginNotes
    private let arrived = ArrivedItems()

    public init(
        _ schema: RecordSchema<Item>, _ context: CollectionContext, _ invocation: Invocation, _ console: Console
    ) {
        relations = schema.relations
        let isPictured = invocation.has(PictureOptions.pictures)
        requested = relations.filter { invocation.has($0) || isPictured && context.collections.havePictures($0.kind) }
        self.schema = schema.reading(arrived, context.collections, expanding: Set(requested.map(\.name)))
        self.context = context
        notes = OriginNotes(invocation, console)
    }

    /// `true` if the command line requests items.
    var areRequested: Bool { !requested.isEmpty }

    /// Fetches the requested items to which these items refer, except those that have already arrived or failed.
    public func fetch(for items: [Item]) async throws {
        for relation in requested {
            let keys = arrived.unknown(relation.kind, items.flatMap(relation.keys), in: relation.name)
            guard !keys.isEmpty, let others = context.items(ofKind: relation.kind) else { continue }
            let results = try await others.several(keys, context.cachePolicy)
            notes.note(results)
            arrived.add(relation.kind, results)
        }
    }

    /// Returns the requested items that have arrived and have pictures, with their fields; `nil` if none can have any.
    func pictured(for item: Item) -> (schema: RecordSchema<AnyRecord>, records: [AnyRecord])? {
        let relation = requested.first { context.collections.havePictures($0.kind) }
        guard let relation, let other = context.collections.first(where: { $0.kind == relation.kind }) else {
            return nil
        }
        let records = relation.keys(item).compactMap { arrived.record(relation.kind, $0) }
        return (RecordSchema(fields: other.fields), records)
    }

    /// Reads the names of the items on this machine to which the item refers, and the items of the charts.
    package func loadNames(for item: Item) async {
        for relation in relations where !requested.contains(where: { $0.name == relation.name }) {
            guard let others = context.items(ofKind: relation.kind) else { continue }
            let keys = relation.keys(item)
            arrived.add(relation.kind, names: await others.search.items(keys: keys))
            guard let chart = relation.chart else { continue }
            arrived.add(relation.kind, saved: await others.saved(chart.showsAll ? nil : keys))
        }
    }

    /// The failures of the missing items.
    var failures: [CommandError] {
        requested.compactMap { relation in
            CommandError(related: arrived.missing(relation.kind, in: relation.name), noun: relation.noun)
        }
    }

    /// Prints the failures of missing items as warnings, and ends the command.
    func reportFailures(on console: Console) throws(ReportedExit) {
        let failures = failures
        for failure in failures { console.warning(SafeText(failure.message)) }
        if !failures.isEmpty { throw ReportedExit(exitCode: .unavailable) }
    }
}

extension RecordSchema {
    /// The names of all fields, including those that need the option of a relation.
    func fieldNames(_ collections: [CollectionDescription]) -> [FieldName] {
        fieldNames(with: reading(ArrivedItems(), collections, expanding: Set(relations.map(\.name))))
    }

    /// Returns the schema whose relations show arrived items: records for the expanded ones, and names for the others.
    fileprivate func reading(
        _ arrived: ArrivedItems, _ collections: [CollectionDescription], expanding expanded: Set<String>
    ) -> RecordSchema {
        replacingRelations { field, relation in
            let (kind, other) = (relation.kind, collections.first { $0.kind == relation.kind })
            if let other, expanded.contains(relation.name) {
                return field.expanded({ arrived.record(kind, $0) }, fields: other.summary)
            }
            return field.naming { arrived.name(kind, $0) }.charting(
                { item in
                    let saved = arrived.saved(kind)
                    return (relation.keys(item).compactMap { saved[$0] }, Array(saved.values))
                }, fields: other?.fields ?? [])
        }
    }
}

extension [CollectionDescription] {
    /// Returns `true` if the items of a kind can have pictures.
    func havePictures(_ kind: String) -> Bool {
        first { $0.kind == kind }.map { RecordSchema(fields: $0.fields).picture != nil } ?? false
    }
}
