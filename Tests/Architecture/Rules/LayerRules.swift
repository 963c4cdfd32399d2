import ChallengeGeneration

/// The layers of a feature, and what each may know.
enum LayerRules {
    static let all = [
        domainImports, domainKnowsNobody, presentationImports, presentationKnowsNoData, dataKnowsNoScreen,
    ]

    static let domainImports = Rule(
        "Domain rests on Core and Resources alone", minimumFiles: 8, in: .layer("Domain")
    ) { file, _ in
        Rule.imports(file, allowing: ["ChallengeCore", "ChallengeResources"])
    }

    static let domainKnowsNobody = Rule(
        "Domain names nothing of Data or Presentation", minimumFiles: 8, in: .layer("Domain")
    ) { file, tree in
        let others = tree.types(of: file.module, in: "Data").union(tree.types(of: file.module, in: "Presentation"))
        return Rule.mentions(of: others, in: file)
    }

    static let presentationImports = Rule(
        "Presentation talks to Domain, not to the network or the disk", minimumFiles: 8,
        in: .layer("Presentation")
    ) { file, _ in
        Rule.imports(file, allowing: ["ChallengeCore", "ChallengePrinting", "ChallengeResources", "ChallengeTerminal"])
    }

    static let presentationKnowsNoData = Rule(
        "Presentation names nothing of Data", minimumFiles: 8, in: .layer("Presentation")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Data"), in: file)
    }

    static let dataKnowsNoScreen = Rule(
        "Data knows neither Presentation nor the terminal", minimumFiles: 8, in: .layer("Data")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Presentation"), in: file)
            + Rule.imports(
                file,
                allowing: [
                    "ChallengeCore", "ChallengeNetworking", "ChallengePersistence", "ChallengeRepository",
                    "ChallengeResources", "ChallengeRickAndMortyAPI",
                ])
    }
}
