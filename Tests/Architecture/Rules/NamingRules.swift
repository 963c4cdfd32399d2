import Foundation

/// The names of types, files, parameters and tests.
enum NamingRules {
    static let all = [
        contracts, dtos, mappers, mocks, identifiers, repositories, typedErrors, fileNames, testNames,
    ]

    /// The protocols that are not boundaries between modules, each with its purpose.
    static let otherProtocols: [String: String] = [
        "ItemIdentifier": "a property of values",
        "ItemDTO": "a property of DTOs",
        "HTTPTransport": "the system's network, below the contract",
        "PresentableError": "a property of errors",
        "AnyOption": "an option with any type of value",
        "ValueForm": "a kind of value without its type",
        "AnySetting": "a setting with any type of value",
        "AnyArgument": "an argument with any type of value",
        "TextInput": "the system's stream",
        "TextOutput": "the system's stream",
        "RecordRenderer": "used only in Terminal",
        "TerminalDevice": "the system's terminal",
        "ScreenProgram": "a program with any type of message",
    ]

    /// The types in `Mocks` folders that are not mocks: parts of mocks and simple implementations.
    static let otherMocks: Set<String> = [
        "CallJournal", "CollectionAudit", "MemoryInput", "MemoryOutput", "MockedCall", "OtherItem", "OtherItemDTO",
        "OtherItemField", "PageInput", "Planet", "PolicyInput", "PolicySituation", "UnavailabilityMemoryStore",
        "RemoteInput", "SavedPageInput",
        "SnapshotAudit",
    ]

    static let contracts = Rule(
        "the name of a protocol ends in Contract", pattern: 3, minimumFiles: 130,
        in: Scope { $0.isProduct && $0.module != "Mirror" }
    ) { file, _ in
        file.declarations.filter { $0.kind == "protocol" && !$0.name.hasSuffix("Contract") }
            .filter { otherProtocols[$0.name] == nil }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let dtos = Rule(
        "the name of a type in DTOs ends in DTO", pattern: 3, minimumFiles: 6,
        in: Scope { $0.area == "Features" && $0.folder == "DTOs" && $0.isProduct }
    ) { file, _ in
        file.declarations.filter {
            $0.isTopLevel && $0.kind != "extension" && !$0.name.hasSuffix("DTO") && !$0.isPrivate
        }
        .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let mappers = Rule(
        "a mapper is a MapperContract and a struct whose name ends in Mapper", pattern: 7, minimumFiles: 4,
        in: Scope { $0.folder == "Mappers" && $0.isProduct }
    ) { file, _ in
        file.declarations.filter { $0.isTopLevel && $0.kind != "extension" }
            .filter { mapper in
                !mapper.name.hasSuffix("Mapper") || mapper.kind != "struct" || !mapper.rest.contains("MapperContract")
            }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let mocks = Rule(
        "the name of a test double ends in Mock", pattern: 10, minimumFiles: 7,
        in: Scope { $0.path.contains("/Mocks/") }
    ) { file, _ in
        file.declarations.filter { $0.isTopLevel && $0.kind != "extension" && !$0.name.hasSuffix("Mock") }
            .filter { !otherMocks.contains($0.name) }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let identifiers = Rule(
        "a parameter is named identifier, not id", pattern: 3, minimumFiles: 15,
        in: Scope { $0.isProduct && ($0.layer == "Domain" || $0.layer == "Data") }
    ) { file, _ in
        file.numberedLines.filter {
            $0.line.contains("func ") && ($0.line.contains("(id:") || $0.line.contains(" id:"))
        }
        .map { file.finding(line: $0.number, message: "id") }
    }

    static let repositories = Rule(
        "a repository is a struct that conforms to a repository contract", pattern: 6, minimumFiles: 3,
        in: Scope { $0.path.contains("/Data/Repositories/") && $0.isProduct }
    ) { file, _ in
        file.declarations.filter { $0.isTopLevel && !$0.isPrivate && $0.kind != "extension" }
            .filter { $0.kind != "struct" || !$0.rest.contains("RepositoryContract") }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let typedErrors = Rule(
        "a repository throws only the error of its feature", pattern: 8, minimumFiles: 3,
        in: Scope { $0.path.contains("/Domain/Repositories/") && $0.isProduct }
    ) { file, tree in
        let errors = tree.files.filter { $0.module == file.module && $0.path.contains("/Domain/Errors/") }
            .flatMap(\.declarations).map(\.name).filter { $0.hasSuffix("Error") }
        let text = file.lines.joined(separator: " ")
        let functions = text.components(separatedBy: "func ").dropFirst()
        // A stream returns its errors as values.
        let failing = functions.filter { $0.contains("throws") || $0.contains("Result<") }
        let untyped = failing.filter { function in
            !errors.contains { function.contains("throws(\($0))") || function.contains(", \($0)>>") }
        }
        return untyped.map { file.finding(line: 1, message: String($0.prefix { $0 != "(" })) }
    }

    static let fileNames = Rule(
        "a file is named after its type, or in the plural if it declares several", pattern: 13, minimumFiles: 200,
        in: Scope { !["Main", "main"].contains($0.name) && $0.area != "Tests" }
    ) { file, _ in
        let subject = file.name.split(separator: "+").first.map(String.init) ?? file.name
        let names = file.declarations.filter(\.isTopLevel).map(\.name)
        let isNamed = names.contains { $0 == subject || $0.hasPrefix(subject + ".") }
        let isCollection = subject.hasSuffix("s") && names.count > 1
        return isNamed || isCollection || names.isEmpty
            ? [] : [file.finding(line: 1, message: "declares \(names.joined(separator: ", "))")]
    }

    static let testNames = Rule(
        "the name of a test is a sentence in a raw identifier, without a title", pattern: 11, minimumFiles: 60,
        in: Scope { $0.name.hasSuffix("Tests") }
    ) { file, _ in
        var line = 1
        let parts = file.code.components(separatedBy: "@Test")
        return zip(parts, parts.dropFirst()).compactMap { before, test in
            line += before.count { $0 == "\n" }
            let hasTitle = test.prefix(40).filter { !$0.isWhitespace }.hasPrefix("(\"")
            let name = test.components(separatedBy: "func ").dropFirst().first ?? ""
            return name.hasPrefix("`") && !hasTitle
                ? nil : file.finding(line: line, message: String(name.prefix { $0 != "(" }))
        }
    }
}
