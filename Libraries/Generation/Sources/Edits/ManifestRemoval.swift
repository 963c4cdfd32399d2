internal import ChallengeTerminal

/// Removes a feature from `Package.swift`: its module, and its name in the dependencies of the app.
struct ManifestRemoval {
    let feature: String
    /// The imports of the feature's files, which tell if the line was edited.
    let imports: ModuleImports
    /// `true` if a hand-edited line is removed.
    let isForced: Bool

    func applied(to text: String) throws -> String {
        var text = text
        if var modules = ElementList(text, opening: "let modules: [[Target]] = ["),
            let index = modules.codes.firstIndex(where: { $0.withoutFormatting.hasPrefix("feature(\"\(feature)\",") })
        {
            let element = modules.elements[index]
            let generated = ManifestEdit.line(feature, imports).withoutFormatting
            guard isForced || (element.code.withoutFormatting == generated && !element.hasComments) else {
                throw EditConflict()
            }
            modules.elements.remove(at: index)
            text = modules.text(onePerLine: true)
        }
        if var uses = ManifestEdit.usesOfApp(in: text) {
            uses.elements.removeAll { $0.code == "\"\(feature)\"" }
            text = uses.text(onePerLine: false)
        }
        return text
    }
}
