import ChallengeGeneration
import Foundation

/// The modules, and which may know which.
enum ModuleRules {
    static let all = [libraries, features, doubles, foundation, urlSession]

    /// What each library may import of the project; a library that is not here may import nothing.
    private static let edges: [String: Set<String>] = [
        "Networking": ["ChallengeCore", "ChallengeNetworking", "ChallengeNetworkingFrames", "FoundationNetworking"],
        "Persistence": ["ChallengeCore", "CSQLite"],
        "Resources": ["ChallengeCore", "CResources"],
        "Repository": ["ChallengeCore", "ChallengeNetworking", "ChallengePersistence", "ChallengeResources"],
        "Terminal": ["ChallengeCore", "ChallengeResources"],
        "Printing": ["ChallengeCore", "ChallengeResources", "ChallengeTerminal"],
        "RickAndMortyAPI": ["ChallengeCore", "ChallengeNetworking", "ChallengeRepository"],
        "Mirror": ["CMirrorData"],
        "Generation": ["ChallengeCore", "ChallengeTerminal"],
    ]

    private static let shared: Set<String> = [
        "ChallengeCore", "ChallengeNetworking", "ChallengePersistence", "ChallengePrinting", "ChallengeRepository",
        "ChallengeResources", "ChallengeRickAndMortyAPI", "ChallengeTerminal",
    ]

    static let libraries = Rule(
        "a library imports only what stands below it", minimumFiles: 80,
        in: Scope { $0.area == "Libraries" && $0.isProduct }
    ) { file, _ in
        Rule.imports(file, allowing: edges[file.module] ?? [])
    }

    static let features = Rule(
        "a feature imports libraries, and never another feature", minimumFiles: 30,
        in: Scope { $0.area == "Features" && $0.isProduct }
    ) { file, _ in
        Rule.imports(file, allowing: shared)
    }

    static let doubles = Rule(
        "the product knows no tests and no doubles", minimumFiles: 130, in: .product
    ) { file, _ in
        file.imports.filter { $0.module.hasSuffix("Mocks") || $0.module == "Testing" || $0.module == "XCTest" }
            .map { file.finding(line: $0.line, message: "imports \($0.module)") }
    }

    static let foundation = Rule(
        "Foundation stands only where FoundationEssentials is not to be had", minimumFiles: 130,
        in: Scope { $0.isProduct && !$0.isNetworkWorker }
    ) { file, _ in
        file.imports.filter { entry in
            entry.module == "Foundation"
                && !(entry.line > 1 && file.lines[entry.line - 2].trimmingCharacters(in: .whitespaces) == "#else")
        }
        .map { file.finding(line: $0.line, message: "imports Foundation") }
    }

    static let urlSession = Rule(
        "only the network worker imports FoundationNetworking", minimumFiles: 130,
        in: Scope { $0.isProduct && !$0.isNetworkWorker }
    ) { file, _ in
        file.imports.filter { $0.module == "FoundationNetworking" }
            .map { file.finding(line: $0.line, message: "imports FoundationNetworking") }
    }
}
