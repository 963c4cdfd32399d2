import ChallengeCollections
import ChallengeCore
import ChallengePersistence
import ChallengeResources
import ChallengeTerminal

/// The databases of a run, each in its folder.
struct Databases: Sendable {
    /// The data of the API, which may be deleted at any time.
    let cache: Database

    /// The data that the user made.
    let library: Database

    /// The history and the recent searches.
    let state: Database

    /// - Parameter isCompletion: `true` if a shell requests candidates. Then no file is created, repaired or changed,
    ///   and a locked file is not read, so that the user gets the candidates at once.
    init(
        in directories: Directories, cacheSchemas: [Schema], librarySchemas: [Schema], stateSchemas: [Schema],
        isCompletion: Bool
    ) {
        func database(
            _ path: String?, _ storage: (String) -> Database.Storage, else missing: Database.Storage,
            _ schemas: [Schema], busyTimeout: Duration
        ) -> Database {
            Database(
                path.map { isCompletion ? .readOnly(path: $0) : storage($0) } ?? missing, schemas: schemas,
                busyTimeout: isCompletion ? .milliseconds(10) : busyTimeout)
        }
        // If the cache is locked for longer, the command does not use it, because waiting could exceed the timeout.
        cache = database(
            directories.cache.map { "\($0)/cache.db" }, Database.Storage.cache, else: .memory, cacheSchemas,
            busyTimeout: .seconds(1))
        // The user's data must not be lost, so a command waits while other processes write.
        library = database(
            directories.data.map { "\($0)/library.db" }, Database.Storage.library, else: .unavailable, librarySchemas,
            busyTimeout: .seconds(30))
        // If these are locked for longer, the history gets a gap, because waiting would delay the command.
        state = database(
            directories.state.map { "\($0)/state.db" }, Database.Storage.state, else: .unavailable, stateSchemas,
            busyTimeout: .seconds(1))
    }

    /// Returns the warnings about files that were damaged and set aside, and about data that the user has to sync again.
    ///
    /// - Parameter collections: The collections whose words the warnings contain.
    func warnings(about collections: [CollectionDescription]) async -> [SafeText] {
        let libraries = await library.replacements.map(\.libraryWarning)
        let copies = [await library.copyFailure].compactMap(\.self).map { failure in
            SafeText("app.warning.copy %@".localized(failure.localizedText))
        }
        let states = await state.replacements.map { replacement in
            SafeText("app.warning.state %@".localized(replacement.damagedFile ?? ""))
        }
        let gaps = [await state.backgroundFailure].compactMap(\.self).map { failure in
            SafeText("app.warning.gap %@".localized(failure.localizedText))
        }
        let removed = await cache.removedCollections
        let words = collections.filter { removed.contains($0.plural) }.map { $0.noun(2) }
        let syncs = words.isEmpty ? [] : [SafeText("app.warning.removed %@".localized(words.joined(separator: ", ")))]
        return libraries + copies + states + gaps + syncs
    }
}

extension Replacement {
    /// The warning that a library was replaced by its copy.
    fileprivate var libraryWarning: SafeText {
        let event = damagedFile.map { "app.warning.damaged %@".localized($0) } ?? "app.warning.missing".localized()
        guard let copyTime else { return SafeText(event) }
        let age = "app.warning.copyTime %@".localized(LocalCalendar().localizedMinute(of: copyTime.date))
        return SafeText("\(event) \(age)")
    }
}
