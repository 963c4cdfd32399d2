/// What the gaps of a template are filled with.
struct TemplateValues: Sendable {
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [TemplateValues]] = [:]

    /// The same values, and those of an element before them.
    func merging(_ element: TemplateValues) -> TemplateValues {
        TemplateValues(
            texts: texts.merging(element.texts) { _, new in new },
            flags: flags.merging(element.flags) { _, new in new },
            lists: lists.merging(element.lists) { _, new in new })
    }
}
