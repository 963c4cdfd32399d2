/// The dependencies between the layers of a feature.
enum LayerRules {
    static let all = [
        domainImports, domainTypes, presentationImports, presentationTypes, dataDependencies,
    ]

    static let domainImports = Rule(
        "Domain imports only Core and Resources", pattern: 1, minimumFiles: 8, in: .layer("Domain")
    ) { file, _ in
        Rule.imports(file, allowing: ["ChallengeCore", "ChallengeResources"])
    }

    static let domainTypes = Rule(
        "Domain does not use types of Data or Presentation", pattern: 1, minimumFiles: 8, in: .layer("Domain")
    ) { file, tree in
        let others = tree.types(of: file.module, in: "Data").union(tree.types(of: file.module, in: "Presentation"))
        return Rule.mentions(of: others, in: file)
    }

    static let presentationImports = Rule(
        "Presentation imports no network and no database module", pattern: 1, minimumFiles: 8,
        in: .layer("Presentation")
    ) { file, _ in
        // Statistics has no Data. Its commands pass the session to the descriptions of the collections.
        let session: Set = file.module == "Statistics" ? ["ChallengeRepository"] : []
        return Rule.imports(
            file,
            allowing: session.union([
                "ChallengeCollections", "ChallengeCore", "ChallengeJSON", "ChallengePictures", "ChallengeResources",
                "ChallengeSystem",
                "ChallengeAPIs", "ChallengeScreen", "ChallengeTerminal",
            ]))
    }

    static let presentationTypes = Rule(
        "Presentation does not use types of Data", pattern: 1, minimumFiles: 8, in: .layer("Presentation")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Data"), in: file)
    }

    static let dataDependencies = Rule(
        "Data does not use types of Presentation or the terminal", pattern: 1, minimumFiles: 8, in: .layer("Data")
    ) { file, tree in
        Rule.mentions(of: tree.types(of: file.module, in: "Presentation"), in: file)
            + Rule.imports(
                file,
                allowing: [
                    "ChallengeCore", "ChallengeJSON", "ChallengeNetworking", "ChallengePersistence",
                    "ChallengeRepository", "ChallengeResources", "ChallengeAPIs", "ChallengeSystem",
                ])
    }
}
