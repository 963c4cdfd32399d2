import Foundation

/// The allowed imports between modules.
enum ModuleRules {
    static let all = [sharedModules, features, ports, testDoubles, platform, urlSession]

    /// The allowed imports of the modules in `Libraries`; a module that is not listed imports no module of the project.
    private static let allowedImports: [String: Set<String>] = [
        "Core": ["FoundationEssentials", "Glibc"],
        "JSON": ["ChallengeCore"],
        "Networking": [
            "ChallengeCore", "ChallengeJSON", "ChallengeNetworking", "ChallengeNetworkingFrames", "ChallengeSystem",
            "Foundation", "FoundationNetworking",
        ],
        "Persistence": ["ChallengeCore", "ChallengeSystem", "CSQLite"],
        "Resources": ["ChallengeCore", "ChallengeJSON", "CResources"],
        "Repository": [
            "ChallengeCore", "ChallengeJSON", "ChallengeNetworking", "ChallengePersistence", "ChallengeResources",
        ],
        "Terminal": ["ChallengeCore", "ChallengeJSON", "ChallengeResources", "ChallengeSystem"],
        "Screen": ["ChallengeCore", "ChallengeSystem", "ChallengeTerminal"],
        "Pictures": [
            "ChallengeCore", "ChallengeNetworking", "ChallengePictures", "ChallengeResources", "ChallengeSystem",
            "ChallengeTerminal",
        ],
        "APIs": [
            "ChallengeCore", "ChallengeNetworking", "ChallengeRepository", "ChallengeResources", "ChallengeTerminal",
        ],
        "Collections": [
            "ChallengeCore", "ChallengeJSON", "ChallengePersistence", "ChallengePictures", "ChallengeRepository",
            "ChallengeResources", "ChallengeScreen", "ChallengeTerminal",
        ],
        "Generation": ["ChallengeJSON", "ChallengeSystem", "ChallengeTerminal"],
        "Mirror": ["CMirrorData", "ChallengeCore", "ChallengeJSON", "ChallengeSystem"],
    ]

    private static let featureImports: Set<String> = [
        "ChallengeCollections", "ChallengeCore", "ChallengeJSON", "ChallengeNetworking", "ChallengePersistence",
        "ChallengePictures", "ChallengeRepository", "ChallengeResources", "ChallengeAPIs", "ChallengeScreen",
        "ChallengeSystem", "ChallengeTerminal",
    ]

    static let sharedModules = Rule(
        "a module in Libraries imports only modules above it in Docs/Architecture.md", pattern: 2, minimumFiles: 80,
        in: Scope { $0.area == "Libraries" && $0.isProduct }
    ) { file, _ in
        Rule.imports(file, allowing: allowedImports[file.module] ?? [])
    }

    static let features = Rule(
        "a feature imports modules of Libraries, and no other feature", pattern: 2, minimumFiles: 30,
        in: Scope { $0.area == "Features" && $0.isProduct }
    ) { file, _ in
        Rule.imports(file, allowing: featureImports)
    }

    static let ports = Rule(
        "a port of a feature is a struct", pattern: 2, minimumFiles: 6,
        in: Scope { $0.area == "Features" && $0.folder == "Ports" }
    ) { file, _ in
        file.declarations.filter { $0.kind == "protocol" }.map { file.finding(line: $0.line, message: $0.name) }
    }

    static let testDoubles = Rule(
        "product code imports no mocks and no test framework", pattern: 2, minimumFiles: 130, in: .product
    ) { file, _ in
        file.imports.filter { $0.module.hasSuffix("Mocks") || $0.module == "Testing" || $0.module == "XCTest" }
            .map { file.finding(line: $0.line, message: "imports \($0.module)") }
    }

    static let platform = Rule(
        "only Platform imports the modules of the system; others import ChallengePlatform", pattern: 14,
        minimumFiles: 130,
        in: Scope { $0.isProduct && !$0.isNetworkWorker && !$0.path.hasPrefix("Libraries/Core/Platform/") }
    ) { file, _ in
        file.imports.filter { ["FoundationEssentials", "Foundation", "Glibc", "Musl", "Darwin"].contains($0.module) }
            .map { file.finding(line: $0.line, message: "imports \($0.module)") }
            + Rule.lines(with: "#if ", in: file)
    }

    static let urlSession = Rule(
        "only the network worker imports FoundationNetworking", pattern: 14, minimumFiles: 130,
        in: Scope { $0.isProduct && !$0.isNetworkWorker }
    ) { file, _ in
        file.imports.filter { $0.module == "FoundationNetworking" }
            .map { file.finding(line: $0.line, message: "imports FoundationNetworking") }
    }
}
