import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The marks of items, with the user's texts.
extension Browser {
    /// Marks the selected item; removes its mark if the user presses the key twice, because its texts are lost.
    mutating func changeMark() -> [Effect<BrowserMessage>] {
        guard let item = level.item, let key = markableKey else { return refuseMark() }
        guard catalog.mark(of: item.link) != nil else { return mark(key, true, name: item.name) }
        guard keyToUnmark == key else {
            keyToUnmark = key
            notice = "browse.unmark".localized()
            return []
        }
        keyToUnmark = nil
        return mark(key, false, name: item.name)
    }

    /// Says why the selected item cannot be marked.
    private mutating func refuseMark() -> [Effect<BrowserMessage>] {
        if level.item == nil || level.isSearching { return [] }
        let kind = catalog.marked.flatMap { catalog.collection(of: $0.marks.kind) }
        notice = kind.map { "browse.notMarkable %@".localized($0.title) } ?? ""
        return []
    }

    private mutating func mark(_ key: ItemKey, _ isMarked: Bool, name: String) -> [Effect<BrowserMessage>] {
        change(PendingChange(name: name)) { marks in
            try await marks.mark(key, isMarked)
            return [:]
        }
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
