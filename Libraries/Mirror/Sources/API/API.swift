/// The API's behaviour, apart from everything that is HTTP.
struct API: Sendable {
    let dataSet: DataSet

    func answer(_ target: RequestTarget) -> Answer {
        let parts = target.path.split(separator: "/").map(String.init)
        guard parts.first == "api", parts.count <= 3 else { return .nothingHere }
        guard parts.count > 1 else { return .ok(.links) }
        guard let kind = Kind(rawValue: parts[1]) else { return .nothingHere }
        return parts.count == 2 ? page(kind, target) : items(kind, Identifiers(parts[2]))
    }

    private func page(_ kind: Kind, _ target: RequestTarget) -> Answer {
        let parameters = target.query.filter { kind.filters.contains($0.name) && !$0.value.isEmpty }
        let filters = parameters.map(Filter.init)
        let found = dataSet[kind].filter { item in filters.allSatisfy { $0.accepts(item) } }
        let number = pageNumber(target.value(of: "page") ?? "")
        let info = PageInfo(kind: kind, count: found.count, page: number, filters: parameters)
        guard number <= info.pages else { return .nothingHere }
        return .ok(.page(info, Array(found.dropFirst((number - 1) * PageInfo.pageSize).prefix(PageInfo.pageSize))))
    }

    private func items(_ kind: Kind, _ identifiers: Identifiers) -> Answer {
        switch identifiers {
        case .one(let identifier):
            let item = dataSet[kind].first { $0.identifier == identifier }
            let missing = Answer(status: 404, content: .error("\(kind.title) not found"))
            return item.map { .ok(.one($0)) } ?? missing
        case .several(let identifiers):
            let wanted = Set(identifiers)
            return .ok(.several(dataSet[kind].filter { wanted.contains($0.identifier) }))
        case .invalid:
            return .noIdentifier
        }
    }

    private func pageNumber(_ text: String) -> Int {
        // More digits than a number holds are a page too, far past the end.
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        return isNumber ? max(1, Int(text) ?? .max) : 1
    }
}
