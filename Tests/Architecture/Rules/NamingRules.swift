import ChallengeGeneration
import Foundation

/// What things are called, so that they are found.
enum NamingRules {
    static let all = [
        contracts, wireTypes, mappers, doubles, identifiers, repositories, typedErrors, fileNames, testNames,
    ]

    /// Protocols that are no boundary between two of our modules, each with what it is instead.
    static let otherProtocols: [String: String] = [
        "ItemIdentifier": "a property of values",
        "ItemDTO": "a property of wire types",
        "RowDTO": "a property of wire types",
        "HTTPTransport": "the system's network, below the contract",
        "PresentableError": "a property of errors",
        "AnyOption": "an option whatever its value",
        "AnyArgument": "an argument whatever its value",
        "TextInput": "the system's stream",
        "TextOutput": "the system's stream",
        "RecordRenderer": "inside Terminal alone",
    ]

    /// What doubles are made of, or what stands in for the real thing by being simpler.
    static let partsOfDoubles: Set<String> = [
        "MockedCall", "Planet", "PolicyInput", "RateLimitMemoryStore", "SnapshotAudit",
    ]

    static let contracts = Rule(
        "a protocol ends in Contract", minimumFiles: 130, in: Scope { $0.isProduct && $0.module != "Mirror" }
    ) { file, _ in
        file.declarations.filter { $0.kind == "protocol" && !$0.name.hasSuffix("Contract") }
            .filter { otherProtocols[$0.name] == nil }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let wireTypes = Rule(
        "a type of the wire ends in DTO", minimumFiles: 2, in: Scope { $0.folder == "DTOs" && $0.isProduct }
    ) { file, _ in
        file.declarations.filter {
            $0.isOutermost && $0.kind != "extension" && !$0.name.hasSuffix("DTO") && !$0.isPrivate
        }
        .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let mappers = Rule(
        "a mapper ends in Mapper and conforms to MapperContract", minimumFiles: 4,
        in: Scope { $0.folder == "Mappers" && $0.isProduct }
    ) { file, _ in
        file.declarations.filter { $0.isOutermost && $0.kind != "extension" }
            .filter { !$0.name.hasSuffix("Mapper") || $0.kind != "struct" || !$0.rest.contains("MapperContract") }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let doubles = Rule(
        "a double ends in Mock", minimumFiles: 7,
        in: Scope { $0.path.contains("/Mocks/") }
    ) { file, _ in
        file.declarations.filter { $0.isOutermost && $0.kind != "extension" && !$0.name.hasSuffix("Mock") }
            .filter { !partsOfDoubles.contains($0.name) }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let identifiers = Rule(
        "a parameter is called identifier, never id", minimumFiles: 15,
        in: Scope { $0.isProduct && ($0.layer == "Domain" || $0.layer == "Data") }
    ) { file, _ in
        file.numbered.filter { $0.line.contains("func ") && ($0.line.contains("(id:") || $0.line.contains(" id:")) }
            .map { file.finding(line: $0.number, message: "id") }
    }

    static let repositories = Rule(
        "a repository is a struct that fulfils a contract", minimumFiles: 3,
        in: Scope { $0.path.contains("/Data/Repositories/") && $0.isProduct }
    ) { file, _ in
        file.declarations.filter { $0.isOutermost && !$0.isPrivate && $0.kind != "extension" }
            .filter { $0.kind != "struct" || !$0.rest.contains("RepositoryContract") }
            .map { file.finding(line: $0.line, message: $0.name) }
    }

    static let typedErrors = Rule(
        "a repository throws an error of its own feature and no other", minimumFiles: 3,
        in: Scope { $0.path.contains("/Domain/Repositories/") && $0.isProduct }
    ) { file, tree in
        let errors = tree.files.filter { $0.module == file.module && $0.path.contains("/Domain/Errors/") }
            .flatMap(\.declarations).map(\.name).filter { $0.hasSuffix("Error") }
        let text = file.lines.joined(separator: " ")
        let functions = text.components(separatedBy: "func ").dropFirst()
        let untyped = functions.filter { function in
            // A stream carries its errors as values.
            !errors.contains { function.contains("async throws(\($0))") || function.contains(", \($0)>>") }
        }
        return untyped.map { file.finding(line: 1, message: String($0.prefix { $0 != "(" })) }
    }

    static let fileNames = Rule(
        "a file is named after what it declares, in the plural when it is several", minimumFiles: 200,
        in: Scope { !["Main", "main"].contains($0.name) && $0.area != "Tests" }
    ) { file, _ in
        let subject = file.name.split(separator: "+").first.map(String.init) ?? file.name
        let names = file.declarations.filter(\.isOutermost).map(\.name)
        let isNamed = names.contains { $0 == subject || $0.hasPrefix(subject + ".") }
        let isCollection = subject.hasSuffix("s") && names.count > 1
        return isNamed || isCollection || names.isEmpty
            ? [] : [file.finding(line: 1, message: "declares \(names.joined(separator: ", "))")]
    }

    /// The folders whose tests have names of another form.
    static let otherTestNames: Set<String> = ["Generation", "Generator", "Location"]

    static let testNames = Rule(
        "a test is named by a sentence, as a raw identifier without a title", minimumFiles: 60,
        in: Scope { $0.name.hasSuffix("Tests") && !otherTestNames.contains($0.module) }
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
