import ChallengeCollections
import ChallengeCore
public import ChallengeTerminal

/// The commands `challenge __kind__`, `challenge __plural__ list` and `challenge __plural__ search`.
struct __Name__Commands {
    //% each option
    private static let __field__ = Option("__optionName__", .texts(), help: "__kind__.option.__optionKey__")
    //% end

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> __Name__Container

    var lists: Command { commands.lists(listRun) }

    var item: Command {
        commands.item(
            __Name__Feature.identifier, notFound: { __Name__Error.notFound(identifier: __ID__($0)) },
            //% if isCollection
            search: search,
            //% end
            { try container($0).run($0, $1) })
    }

    @Sendable private func listRun(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<__Name__FilterField> {
        //% if hasOptions
        var run = try container(invocation).run(invocation, console)
        run.filter = __Names__Filter([
            //% each option
            .__field__: invocation[Self.__field__],
            //% end
        ])
        return run
        //% else
        try container(invocation).run(invocation, console)
        //% end
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            ItemCollection.__plural__, collections,
            filters: [
                //% each option
                //% if isCollection
                Self.__field__.completed(by: .texts(search, __Name__FilterField.__field__.text)),
                //% else
                Self.__field__,
                //% end
                //% end
            ], examples: Self.examples)
    }

    //% if isCollection
    @Sendable private func search(_ invocation: Invocation) throws -> any ItemSearchContract<__Name__> {
        try container(invocation).__variables__.search
    }

    //% end
    private static let examples = CollectionCommands.Examples(
        item: [Example("challenge __kind__ __idText__", summary: "__kind__.example.item")],
        list: [Example("challenge __plural__ list", summary: "__kind__.example.list")],
        search: [Example("challenge __plural__ search TEXT", summary: "__kind__.example.search")])
}

extension __Name__Error: PresentableError {}
