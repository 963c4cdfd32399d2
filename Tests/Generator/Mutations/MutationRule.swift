@testable import ChallengeGeneration

/// A kind of mutation, which is derived from the specification of a feature.
struct MutationRule: Sendable {
    let name: String
    /// Returns `true` if the rule applies to a feature; it must then have a mutation.
    private let applies: @Sendable (FeatureSpec) -> Bool
    private let make: @Sendable (FeatureSpec) -> [Mutation]

    init(
        _ name: String, if applies: @escaping @Sendable (FeatureSpec) -> Bool,
        _ make: @escaping @Sendable (FeatureSpec) -> [Mutation]
    ) {
        self.name = name
        self.applies = applies
        self.make = make
    }

    static let all = fields + lists + policies + items + features + snapshots + links + keptCommands + keptData

    /// A rule that applies to a feature and has no mutation of it.
    struct Failure: Error, CustomStringConvertible {
        let name: String
        let feature: String

        var description: String { "the rule '\(name)' has no mutation of \(feature)" }
    }

    /// Returns the mutations of a feature; throws if the rule applies to the feature and has none.
    func mutations(of spec: FeatureSpec) throws(Failure) -> [Mutation] {
        guard applies(spec) else { return [] }
        let mutations = make(spec)
        if mutations.isEmpty { throw Failure(name: name, feature: spec.name) }
        return spec.hasCommands ? mutations : mutations.filter { !$0.isOfCommands }
    }
}

extension Mutation {
    /// `true` if only a feature with commands has the mutated code.
    fileprivate var isOfCommands: Bool {
        file.hasSuffix("Feature.swift") || file.hasPrefix("Presentation/") && !file.hasSuffix("Error+Presentable.swift")
    }
}

extension FeatureSpec {
    /// The names of a variable with an item and with several items.
    var item: String { noun.variable }
    var items: String { noun.pluralVariable }

    var isConfigurable: Bool { repository == .cached(.configurable) }
    var isPersistent: Bool { repository == .persistent }

    var isAny: Bool { true }
    var hasSources: Bool { !sources.isEmpty }
    var hasSeveralFilters: Bool { isCollection && filters.count > 1 }
    var passesPolicy: Bool { isConfigurable && hasCommands }
    var hasFixedPolicy: Bool { isCollection && !isConfigurable }
    var hasNoCache: Bool { isCollection && !isCached }
    var isCachedInMemory: Bool { isCached && !hasCacheTable }
    var hasConfigurableUseCase: Bool { isConfigurable && !useCases.isEmpty }
    var hasGetUseCase: Bool { useCases.contains(.get) }
    var searchesTexts: Bool { isPersistent && useCases.contains(.search) }
    var hasRemovableFields: Bool { isPersistent && !removableFields.isEmpty }
    var hasIntegers: Bool { isPersistent && fields.contains { $0.type == .integer } }
    var addsNextIdentifier: Bool { isPersistent && assignsIdentifiers == true }
    var addsChosenIdentifier: Bool { isPersistent && assignsIdentifiers != true }

    /// Returns the field of the same type after a field, or the first one.
    func neighbor(of field: FieldSpec) -> FieldSpec? {
        let others = fields.filter { $0.typeName == field.typeName }
        guard others.count > 1, let index = others.firstIndex(of: field) else { return nil }
        return others[(index + 1) % others.count]
    }
}

extension FieldSpec {
    /// Returns an expression for an empty value in place of `nil`; none if the value of the model is always optional.
    func filledModelValue(_ value: String) -> String? {
        isOptional && !type.modelType.hasSuffix("?") ? "\(value) ?? \(type.emptyExample)" : nil
    }
}

/// Returns the lists that lack one of the elements each.
func listsWithoutOne(_ elements: [String]) -> [String] {
    elements.indices.map { index in
        var rest = elements
        rest.remove(at: index)
        return "[\(rest.joined(separator: ", "))]"
    }
}
