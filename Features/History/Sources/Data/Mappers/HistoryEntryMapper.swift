import ChallengeCore

/// The mapping of a stored entry; `nil` for an origin that only a newer version of the program defines.
struct HistoryEntryMapper: MapperContract {
    func map(_ entry: HistoryEntryDTO) -> HistoryEntry? {
        guard let origin = HistoryOrigin(rawValue: entry.origin) else { return nil }
        return HistoryEntry(
            number: entry.number, kind: HistoryKind(rawValue: entry.kind), identifier: entry.identifier,
            name: entry.name, shownAt: Timestamp(millisecondsSince1970: entry.shownAt), origin: origin)
    }
}

/// The mapping of an entry to the stored values, with a number that the store chooses.
struct HistoryEntryDTOMapper: MapperContract {
    func map(_ entry: HistoryEntry) -> HistoryEntryDTO {
        HistoryEntryDTO(
            number: nil, kind: entry.kind.rawValue, identifier: entry.identifier, name: entry.name,
            shownAt: entry.shownAt.millisecondsSince1970, origin: entry.origin.rawValue)
    }
}

/// The mapping of a filter to the stored values that it selects.
struct HistoryFilterDTOMapper: MapperContract {
    func map(_ filter: HistoryFilter) -> HistoryFilterDTO {
        HistoryFilterDTO(
            kind: filter.kind?.rawValue, origin: filter.origin?.rawValue,
            shownAt: filter.period.map { $0.lowerBound.millisecondsSince1970..<$0.upperBound.millisecondsSince1970 })
    }
}
