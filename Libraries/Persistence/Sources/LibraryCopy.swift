public import ChallengeCore

/// The second copy of a library, which takes its place if the library is damaged, empty or missing.
///
/// It records the change counter of the library from which it was made. A library with another counter has changed
/// since then.
struct LibraryCopy: Sendable {
    let library: DatabaseFile

    var file: DatabaseFile { DatabaseFile(path: library.path + ".copy") }

    /// Returns `true` if the library has not changed since the copy was made; `false` if the copy cannot be read.
    ///
    /// The times are compared, too, because another program can make a new library with an equal counter.
    func isCurrent(for connection: Connection) throws(DatabaseError) -> Bool {
        guard let counter = try? file.integer(at: .recordedCounter), !file.isOlder(than: library) else { return false }
        return try counter == connection.changeCounter()
    }

    /// Makes the copy anew, under another name until it is complete.
    ///
    /// The counter is read first. If another program writes meanwhile, the recorded counter is too small, so the copy
    /// is not current.
    func renew(from connection: Connection) throws(DatabaseError) {
        let counter = try connection.changeCounter()
        let draft = file.draft
        try draft.createEmpty()
        defer { try? draft.discard() }
        try connection.execute("VACUUM INTO ?", [.text(draft.path)])
        try draft.write(counter, at: .recordedCounter)
        try draft.synchronize()
        try draft.move(to: file)
        file.synchronizeFolder()
    }

    /// Puts a duplicate of the copy in the place of the library; at each instant, there is a complete file in its place.
    ///
    /// The duplicate counts on from the recorded counter, so that no later change has a counter that was recorded before.
    ///
    /// - Throws: ``DatabaseError/lost(copy:)`` if the copy is missing or damaged, too.
    func restore(for schemas: [Schema]) throws(DatabaseError) -> Replacement {
        try checkIsUsable(for: schemas)
        let counter = try file.integer(at: .recordedCounter) ?? 0
        let isLatest = try library.integer(at: .changeCounter) == counter
        let draft = library.draft
        try draft.createEmpty()
        defer { try? draft.discard() }
        try file.appendContent(to: draft)
        try draft.write(counter, at: .changeCounter)
        try draft.synchronize()
        let damagedFile = library.exists ? try library.setAside(inFavorOf: draft) : nil
        if damagedFile == nil {
            // SQLite would apply the journal of a killed process to the duplicate.
            try library.discard()
            try draft.move(to: library)
        }
        library.synchronizeFolder()
        return Replacement(damagedFile: damagedFile, copyTime: isLatest ? nil : file.changeTime)
    }

    private func checkIsUsable(for schemas: [Schema]) throws(DatabaseError) {
        guard file.exists else { throw .lost(copy: nil) }
        do throws(DatabaseError) {
            try file.checkIsRegular()
            try file.checkReadable()
            let connection = try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: .zero)
            try connection.refuseUnknown(schemas)
            if file.isEmpty { throw .damaged(reason: "\(file.path) is empty") }
            if try connection.isIntact() { return }
        } catch  where !error.canBeCausedByDamage {
            throw error
        } catch {
            // The copy is damaged.
        }
        throw .lost(copy: file.path)
    }
}

/// The replacement of a file that was damaged or missing; the caller reports it to the user.
public struct Replacement: Sendable, Equatable {
    /// The new name of the damaged file; `nil` if the file was missing.
    public let damagedFile: String?
    /// The time of the copy that took its place; `nil` if it has the same changes, or if the new file is empty.
    public let copyTime: Timestamp?
}
