@testable import ChallengeGeneration

/// The mutants of the features of a project.
struct Mutants {
    /// A mutation that cannot be added to its file.
    struct Failure: Error, CustomStringConvertible {
        let mutant: Mutant
        let reason: MutatedSource.Failure

        var description: String { "\(mutant): \(reason)" }
    }

    let all: [Mutant]

    /// The first mutant of each rule in each feature.
    var firsts: [Mutant] {
        var rules: Set<[String]> = []
        return all.filter { rules.insert([$0.feature, $0.rule]).inserted }
    }

    /// Derives the mutants from the specifications; throws if a rule that applies to a feature has no mutation.
    init(of specs: [FeatureSpec], rules: [MutationRule] = MutationRule.all) throws {
        var all: [Mutant] = []
        for spec in specs {
            for rule in rules {
                for mutation in try rule.mutations(of: spec) {
                    all.append(
                        Mutant(number: all.count + 1, feature: spec.name, rule: rule.name, mutation: mutation))
                }
            }
        }
        self.all = all
    }

    /// Returns the changed files and the switches, by path; throws if a place is not in its file.
    ///
    /// - Parameter text: Returns the text of a file.
    func files(_ text: (String) throws -> String) throws -> [String: String] {
        var sources: [String: MutatedSource] = [:]
        var files: [String: String] = [:]
        for mutant in all {
            let folder = "Features/\(mutant.feature)/Sources"
            let path = "\(folder)/\(mutant.mutation.file)"
            var source = try sources[path] ?? MutatedSource(text(path))
            do {
                try source.add(mutant.mutation, number: mutant.number)
            } catch {
                throw Failure(mutant: mutant, reason: error)
            }
            sources[path] = source
            files["\(folder)/Mutant.swift"] = MutatedSource.switchCode
        }
        return files.merging(sources.mapValues(\.code)) { first, _ in first }
    }
}
