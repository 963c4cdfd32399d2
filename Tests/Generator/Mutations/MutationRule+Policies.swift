import ChallengeCore

@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the cache policies.
    static let policies = [
        MutationRule("a command fixes the policy", if: \.isConfigurable) { spec in
            spec.constants(
                ("Presentation/\(spec.name)Command.swift", "identifier, cachePolicy: «container.cachePolicy»"),
                ("Presentation/\(spec.name)Command.swift", "identifiers, cachePolicy: «container.cachePolicy»"),
                ("Presentation/\(spec.plural)Command.swift", "cachePolicy: «container.cachePolicy»"))
        },
        MutationRule("the container fixes the policy", if: \.passesPolicy) { spec in
            spec.constants(("\(spec.name)Container.swift", "«session.cachePolicy»"))
        },
        MutationRule("a use case fixes the policy", if: \.hasConfigurableUseCase) { spec in
            spec.constants(
                spec.useCases.contains(.get)
                    ? ("Domain/UseCases/Get\(spec.name)UseCase.swift", "cachePolicy: «cachePolicy»") : nil,
                spec.useCases.contains(.search)
                    ? ("Domain/UseCases/Search\(spec.plural)UseCase.swift", "cachePolicy: «cachePolicy»") : nil)
        },
        MutationRule("a repository fixes the policy or has another one", if: \.isCached) { spec in
            let receiver = spec.policy.map { "CachePolicy.\($0)" } ?? "cachePolicy"
            let value = spec.policy.map { ".\($0)" } ?? "cachePolicy"
            let (one, many) = (
                "Data/Repositories/\(spec.name)Repository.swift", "Data/Repositories/\(spec.plural)PageRepository.swift"
            )
            return spec.constants(
                (one, "«\(receiver)».fetch("), (one, "«\(receiver)».fetchItems("), (many, "«\(receiver)».fetch("),
                spec.isConfigurable ? (one, "run(identifier, «\(value)»)") : nil,
                spec.isConfigurable ? (many, "run(key, «\(value)»)") : nil,
                spec.isConfigurable ? (many, "filter: .none, cachePolicy: «cachePolicy»") : nil)
        },
        MutationRule("a fixed policy is not refused", if: \.hasFixedPolicy) { spec in
            [
                Mutation(
                    "\(spec.name)Feature.swift", "«try invocation.refuse(option: \"policy\")»",
                    byStatement: "_ = invocation")
            ]
        },
        MutationRule("a fixed policy is not in the help", if: \.hasFixedPolicy) { spec in
            ["\(spec.name)Command", "\(spec.plural)ListCommand", "\(spec.plural)SearchCommand"].map {
                Mutation("Presentation/\($0).swift", "discussion: «\"\(spec.item).policy.fixed\"»", by: "nil")
            }
        },
        MutationRule("conditional requests store responses without a cache", if: \.hasNoCache) {
            [Mutation("\($0.name)Container.swift", "\($0.commandsRemote)responses: «nil»", by: "session.responses")]
        },
        MutationRule("requests are not conditional", if: \.isCached) {
            [Mutation("\($0.name)Container.swift", "\($0.commandsRemote)responses: «session.responses»", by: "nil")]
        },
        MutationRule("the cache of the process lives as long as a command", if: \.isCachedInMemory) {
            [
                Mutation(
                    "\($0.name)Feature.swift", "dependencies(invocation), cache: «cache»", by: "MemoryDataSource()")
            ]
        },
    ]
}

extension FeatureSpec {
    /// The fixed policy of a cached repository.
    fileprivate var policy: CachePolicy? {
        if case .cached(.fixed(let policy)) = repository { policy } else { nil }
    }

    /// Returns the mutations of places to each policy that the feature has not fixed.
    fileprivate func constants(_ places: (file: String, place: String)?...) -> [Mutation] {
        places.compactMap(\.self).flatMap { file, place in
            CachePolicy.allCases.filter { $0 != policy }.map { Mutation(file, place, by: "CachePolicy.\($0)") }
        }
    }
}
