internal import ChallengeCore
internal import ChallengeTerminal

/// The option that prints the items that occur most often together with an item.
enum CompanionsOption {
    static let flag = Flag("companions", help: "listing.option.companions")

    /// Throws a usage error if there are several items, also for their pictures.
    static func check(_ count: Int, _ invocation: Invocation) throws(UsageError) {
        for option in [flag, PictureOptions.pictures] where count > 1 && invocation.has(option) {
            throw UsageError(.severalItems(option: "--" + option.name), in: invocation.path)
        }
    }
}

extension CollectionRun {
    /// Prints the items that are in several of the same related items as an item, with the numbers of these.
    ///
    /// A missing related item is an error, after the output of the others.
    func printCompanions(of item: Fetched<Item>) async throws {
        guard let relation = related.schema.relations.first(where: { $0.companions != nil }),
            let others = context.collections.first(where: { $0.kind == relation.kind }),
            let back = others.fields.compactMap(\.relation).first(where: { $0.name == relation.companions?.relation })
        else { return }
        var writer = try RecordWriter(related.schema.companions(in: relation), invocation, console)
        let (keys, policy) = (relation.keys(item.value), context.cachePolicy)
        let lists: LookupResults<ItemKey, AnyRecord> =
            keys.isEmpty
            ? LookupResults([])
            : try await printer.fetching { try await others.items(context.session).several(keys, policy) }
        let common = RelationCompanions.mostCommon(
            besides: item.value.key, in: lists.found.map { back.keys($0.value) })
        let items: LookupResults<ItemKey, Item> =
            common.isEmpty
            ? LookupResults([]) : try await printer.fetching { try await reads.several(common.map(\.key), policy) }
        let counts = Dictionary(common) { $1 }
        writer.source = RecordSource([item.origin] + lists.found.map(\.origin) + items.found.map(\.origin))
        try await context.history.recording([HistoryItem(item)]) {
            try writer.write(items.found.map { Companion($0.value, count: counts[$0.value.key] ?? 0) })
            try writer.finish()
        }
        let notes = OriginNotes(invocation, console)
        notes.note(item)
        notes.note(lists)
        notes.note(items)
        let failures = [
            CommandError(related: lists, noun: relation.noun), CommandError(related: items, noun: noun),
        ]
        if let failure = failures.compactMap(\.self).first { throw failure }
    }
}
