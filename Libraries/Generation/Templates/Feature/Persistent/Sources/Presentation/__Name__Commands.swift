import ChallengeCollections
import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

/// The commands `challenge __plural__ list`, `show`, `add` and `remove`.
struct __Name__Commands {
    //% each title
    private static let __field__ = Argument("TEXT", .text, .oneOrMore, help: "__kind__.argument.__field__")
    //% end
    //% each detail
    //% if isSwitch
    private static let __field__ = Flag("__optionName__", help: "__kind__.option.__field__")
    //% else
    private static let __field__ = Option.__type__("__optionName__", help: "__kind__.option.__field__")
    //% end
    //% end
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "__kind__.argument.identifier")

    /// The title, and the options that an addition needs, as a user types them.
    private static let addition = [
        "TEXT",
        //% each required
        "__exampleOption__",
        //% end
    ].joined(separator: " ")

    let container: __Name__Container

    var command: Command {
        Command("__plural__", summary: "__kind__.command.__plural__", subcommands: [list, show, add, remove])
    }

    private var list: Command {
        Command(
            "list", summary: "__kind__.command.list", options: PagingOptions.optionsOfWholeList,
            exclusive: [PagingOptions.exclusive], fields: RecordSchema.__plural__.fieldNames,
            examples: [Example("challenge __plural__ list", summary: "__kind__.example.list")]
        ) { invocation, console in
            let items = try await container.repository.get__Names__()
            try await PagePrinter(
                stored: RecordSchema.__plural__, noun: "__kind__.noun", invocation, console, default: .all,
                empty: "__kind__.note.none"
            ) { Pagination(size: 20).page($0, of: items) }.print()
        }
    }

    private var show: Command {
        Command(
            "show", summary: "__kind__.command.show", arguments: [Self.identifiers],
            fields: RecordSchema.__plural__.fieldNames,
            examples: [Example("challenge __plural__ show 1", summary: "__kind__.example.item")]
        ) { invocation, console in
            var writer = try RecordWriter(RecordSchema.__plural__, invocation, console, inDetail: true)
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            var found: [__Name__] = []
            for identifier in identifiers {
                //% if getsByUseCase
                do {
                    found.append(try await container.get__Name__.execute(identifier: identifier))
                } catch __Name__Error.notFound {
                    // It is reported after the others.
                }
                //% else
                if let item = try await container.repository.get__Name__(identifier: identifier) { found.append(item) }
                //% end
            }
            if identifiers.count == 1, let item = found.first {
                try writer.writeOne(item)
            } else if !found.isEmpty {
                try writer.write(found)
                try writer.finish()
            }
            try report(identifiers, without: found.map(\.id), console)
        }
    }

    private var add: Command {
        Command(
            "add", summary: "__kind__.command.add", arguments: [Self.__title__],
            options: [
                //% each detail
                Self.__field__,
                //% end
            ],
            fields: RecordSchema.__plural__.fieldNames,
            examples: [Example("challenge __plural__ add \(Self.addition)", summary: "__kind__.example.add")]
        ) { invocation, console in
            var writer = try RecordWriter(RecordSchema.__plural__, invocation, console)
            //% each title
            let __variable__ = invocation[Self.__field__].joined(separator: " ")
            //% end
            //% each detail
            //% if isRequired
            let __variable__ = try invocation.required(Self.__field__)
            //% else
            //% if isSwitch
            let __variable__ = invocation.has(Self.__field__)
            //% else
            //% if isList
            let __variable__ = invocation[Self.__field__] ?? []
            //% else
            let __variable__ = invocation[Self.__field__]
            //% end
            //% end
            //% end
            //% end
            let added = try await container.repository.add__Name__ { identifier in
                __Name__(
                    id: identifier,
                    //% each field
                    __field__: __variable__,
                    //% end
                )
            }
            try StreamError.naming("__kind__.unprinted.added %@".localized("\(added.id)")) {
                try writer.writeOne(added)
            }
        }
    }

    private var remove: Command {
        Command(
            "remove", summary: "__kind__.command.remove", arguments: [Self.identifiers],
            examples: [Example("challenge __plural__ remove 1", summary: "__kind__.example.remove")]
        ) { invocation, console in
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console)
            let removed = try await container.repository.delete__Names__(identifiers: identifiers)
            if !removed.isEmpty { console.note(SafeText("__kind__.note.removed %lld".localized(removed.count))) }
            try report(identifiers, without: removed, console)
        }
    }

    /// Reports the identifiers that do not exist: as an error if no other one exists.
    private func report(_ identifiers: [Int], without found: [Int], _ console: Console) throws {
        let missing = identifiers.filter { !found.contains($0) }
        if missing.isEmpty { return }
        let error = __Name__Error.notFound(identifiers: missing)
        if found.isEmpty { throw error }
        console.warning(SafeText(error.message))
        throw ReportedExit(exitCode: .failure)
    }
}

extension __Name__Error: PresentableError {
    public var advice: String? {
        if case .notFound = self { "__kind__Error.advice.notFound".localized() } else { nil }
    }

    public var exitCode: ExitCode { if case .notFound = self { .notFound } else { .ioError } }
}
