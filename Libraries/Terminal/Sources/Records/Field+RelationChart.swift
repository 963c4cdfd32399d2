internal import ChallengeJSON

extension Field {
    /// Returns the field of a relation with its chart, which a terminal shows below the value of a single record.
    ///
    /// - Parameters:
    ///   - records: Returns the related records, and all records of the other kind, that this machine has.
    ///   - fields: All fields of these records.
    public func charting(
        _ records: @escaping @Sendable (Item) -> (related: [AnyRecord], all: [AnyRecord]), fields: [Field<AnyRecord>]
    ) -> Field {
        guard let chart = relation?.chart else { return self }
        var drawing = Field(name, header: "", json: { _ in .null })
        drawing.makeTitle = { chart.title(fields) }
        drawing.chart = { item, room, isASCII in
            let (related, all) = records(item)
            if related.isEmpty { return [] }
            return chart.lines(related: related, all: all, fields: fields, width: room ?? .max, isASCII: isASCII)
        }
        var field = self
        field.charts = [drawing]
        return field
    }
}

extension RelationChart {
    /// Returns the title, which for a bar is that of its field.
    fileprivate func title(_ fields: [Field<AnyRecord>]) -> String {
        if case .bar(let name) = self { fields.first { $0.name == name }?.title ?? "" } else { title ?? "" }
    }
}
