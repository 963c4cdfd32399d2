public import ChallengeCore

/// The second copy of a library, which takes its place if the library is damaged, empty or missing.
///
/// It has the pages of the library, and their checksum. A library with another change counter has changed since then. One
/// with the same counter and other pages is damaged, because SQLite increments the counter with each change.
struct LibraryCopy: Sendable {
    let library: DatabaseFile

    var file: DatabaseFile { DatabaseFile(path: library.path + ".copy") }

    /// Returns `true` if the copy has the content of the library; `false` if the library has changed since the copy was
    /// made, or the copy is missing or damaged.
    ///
    /// - Throws: ``DatabaseError/damaged(reason:)`` if the library has the counter of the copy and other pages.
    func isCurrent(for library: Connection) throws(DatabaseError) -> Bool {
        guard let counter = try? file.integer(at: .changeCounter) else { return false }
        return try library.withPages { (pages) throws(DatabaseError) in
            guard try pages.changeCounter == counter, let checksum else { return false }
            guard try pages.checksum == checksum else { throw .damaged(reason: "checksum") }
            return true
        }
    }

    /// The checksum of the copy; `nil` if the copy has none, or other pages.
    private var checksum: UInt64? {
        guard let recorded = try? recordedChecksum, (try? isAltered) == false else { return nil }
        return recorded
    }

    /// The checksum in the header; `nil` in a copy that an earlier version has made.
    private var recordedChecksum: UInt64? {
        get throws(DatabaseError) { try file.integer(at: .checksum).flatMap { $0 == 0 ? nil : $0 } }
    }

    /// `true` if the pages do not have the checksum in the header.
    var isAltered: Bool {
        get throws(DatabaseError) {
            guard let recorded = try recordedChecksum else { return false }
            let connection = try Connection(path: file.immutableURI, flags: .readOnlyURI, busyTimeout: .zero)
            return try connection.withPages { (pages) throws(DatabaseError) in try pages.checksum } != recorded
        }
    }

    /// Makes the copy anew, under another name until it is complete.
    func renew(from library: Connection) throws(DatabaseError) {
        let draft = file.draft
        try draft.createEmpty()
        defer { try? draft.discard() }
        try library.withPages { (pages) throws(DatabaseError) in try draft.write(pages) }
        try draft.synchronize()
        try draft.move(to: file)
        file.synchronizeFolder()
    }

    /// Puts a duplicate of the copy in the place of the library; at each instant, there is a complete file in its place.
    ///
    /// - Throws: ``DatabaseError/lost(copy:)`` if the copy is missing or damaged, too.
    func restore(for schemas: [Schema]) throws(DatabaseError) -> Replacement {
        try checkIsUsable(for: schemas)
        let isLatest = try library.integer(at: .changeCounter) == file.integer(at: .changeCounter)
        let draft = library.draft
        try draft.createEmpty()
        defer { try? draft.discard() }
        try file.appendContent(to: draft)
        try draft.write(0, at: .checksum)
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
            try connection.checkIsSound(for: schemas)
            if try !isAltered { return }
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
