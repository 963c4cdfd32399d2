import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal
import Synchronization

/// The marks of items, with the user's texts.
extension Browser {
    /// Selects the item for the next change, or no longer, and moves down.
    mutating func toggleChoice() -> [Effect<BrowserMessage>] {
        guard let item = level.item, markableKey != nil else { return refuseMark() }
        level.toggleChoice(of: item.key)
        return move(by: 1)
    }

    /// The items that a change concerns: the chosen ones, or else the selected one.
    private var changedItems: [MarkedItem] {
        let chosen = level.items.filter { level.chosen.contains($0.key) }
        return (chosen.isEmpty ? [level.item].compactMap(\.self) : chosen).compactMap { item in
            catalog.marked?.marks.key(item.link).map { MarkedItem(key: $0, link: item.link, name: item.name) }
        }
    }

    /// Marks the items; if all of them are marked, removes their marks, after a question if texts would be lost.
    mutating func changeMark() -> [Effect<BrowserMessage>] {
        guard let marks = catalog.marked?.marks, markableKey != nil else { return refuseMark() }
        let items = changedItems
        let added = items.filter { catalog.mark(of: $0.link) == nil }
        if !added.isEmpty { return mark(added, true) }
        return [
            .run("unmark") { send in
                var texts: [MarkedItem] = []
                for var item in items {
                    item.texts = (try? await marks.texts(item.key))?.map(\.value) ?? []
                    texts.append(item)
                }
                send(.unmark(texts))
            }
        ]
    }

    /// Removes the marks of the items with their texts.
    mutating func unmark(_ items: [MarkedItem]) -> [Effect<BrowserMessage>] {
        guard let first = items.first else { return [] }
        let isBare = items.allSatisfy { $0.texts.allSatisfy(\.isEmpty) }
        if !isBare, !isConfirmed(.character("f"), first.key, "browse.unmark %@".localized(items.names)) {
            return []
        }
        question = nil
        return mark(items, false)
    }

    /// Takes the last change of marks back; a mark that has got texts meanwhile stays.
    mutating func undo() -> [Effect<BrowserMessage>] {
        guard let last = lastMarks else { return [] }
        lastMarks = nil
        return change(PendingChange(name: last.items.names)) { marks in
            if let removed = last.removed {
                for restore in removed.restores { try await restore() }
                return [:]
            }
            for item in last.items {
                if try await marks.texts(item.key).contains(where: { !$0.value.isEmpty }) {
                    throw CommandError("browse.conflict".localized(), exitCode: .temporaryFailure)
                }
                _ = try await marks.unmark(item.key)
            }
            return [:]
        }
    }

    private mutating func mark(_ items: [MarkedItem], _ isMarked: Bool) -> [Effect<BrowserMessage>] {
        let removed = isMarked ? nil : RemovedMarks()
        lastMarks = MarkChange(items: items, removed: removed)
        level.clearChoices()
        let notice = (isMarked ? "browse.added %@" : "browse.removed %@").localized(items.names)
        return change(PendingChange(name: items.names, notice: notice)) { marks in
            for item in items {
                if let removed { removed.add(try await marks.unmark(item.key)) } else { try await marks.mark(item.key) }
            }
            return [:]
        }
    }

    /// Deletes the selected entry of a list that forgets entries, after a question.
    mutating func remove() -> [Effect<BrowserMessage>] {
        guard let list = collection, let remove = list.remove, let item = level.item, !level.isSearching,
            isConfirmed(.character("d"), item.key, "browse.remove %@".localized(item.name))
        else { return [] }
        return store(PendingChange(name: item.name)) { send in
            try await remove(item.link)
            send(.loaded(kind: list.kind, await list.items.saved()))
            return [:]
        }
    }

    /// Returns `true` if the user presses a key for an item again; otherwise shows the sentence.
    private mutating func isConfirmed(_ key: Key, _ item: ItemKey, _ sentence: String) -> Bool {
        let isConfirmed = question.map { $0 == (key, item) } ?? false
        question = isConfirmed ? nil : (key, item)
        if !isConfirmed { notice = sentence }
        return isConfirmed
    }

    /// Says why the selected item cannot be marked.
    private mutating func refuseMark() -> [Effect<BrowserMessage>] {
        if level.item == nil || level.isSearching { return [] }
        notice = catalog.marked == nil ? "" : "browse.notMarkable %@".localized(catalog.markableKinds)
        return []
    }

    mutating func editMark() -> [Effect<BrowserMessage>] {
        guard let key = markableKey, let item = level.item, let marked = catalog.marked else { return refuseMark() }
        return [marked.marks.edit(key, name: item.name)]
    }

    mutating func edit(_ event: TerminalEvent) -> [Effect<BrowserMessage>] {
        switch form?.handle(event) {
        case .left: form = nil
        case .saved: return saveForm()
        case nil: if form?.asksToLeave == true { notice = "browse.discard".localized() }
        }
        return []
    }

    private mutating func saveForm() -> [Effect<BrowserMessage>] {
        guard let form else { return [] }
        self.form?.isSaving = true
        lastMarks = nil
        return change(PendingChange(name: form.name, formKey: form.key)) { try await $0.save(form.key, form.edits) }
    }

    /// Changes the marks, and reads them again.
    private mutating func change(
        _ change: PendingChange, _ work: @escaping @Sendable (ItemMarks) async throws -> [Int: String]
    ) -> [Effect<BrowserMessage>] {
        guard let (list, marks) = catalog.marked else { return [] }
        return store(change) { send in
            let conflicts = try await work(marks)
            send(.loaded(kind: list.kind, await list.items.saved()))
            return conflicts
        }
    }
}

/// An item whose mark changes, with the user's texts about it.
struct MarkedItem: Sendable {
    let key: ItemKey
    let link: ItemLink
    let name: String
    var texts: [String] = []
}

/// A change of marks that the user can take back.
struct MarkChange: Sendable {
    let items: [MarkedItem]
    /// The removed marks; `nil` if the change has added marks.
    let removed: RemovedMarks?
}

/// The marks that a change has removed, which are known when it is done.
final class RemovedMarks: Sendable {
    private let all = Mutex<[ItemMarks.Restore]>([])

    var restores: [ItemMarks.Restore] { all.withLock(\.self) }

    func add(_ restore: ItemMarks.Restore?) {
        if let restore { all.withLock { $0.append(restore) } }
    }
}

extension [MarkedItem] {
    /// The name of a single item, or the number of items.
    fileprivate var names: String { count == 1 ? self[0].name : "browse.items %lld".localized(count) }
}
