internal import ChallengeCore
internal import ChallengeNetworking

extension ItemDTO {
    /// Returns the item, if it is the one that was asked for.
    func checked(identifier: Int) throws(APIError) -> Self {
        guard id == identifier, id > 0 else { throw .unreadable("id") }
        return self
    }
}

extension PageDTO {
    /// Returns the page with each item once, without items whose identifier is not positive.
    ///
    /// A page that has no items, although the list does not end before it, is no answer. The API reports the end of a list as
    /// not found.
    func checked(number: Int) throws(APIError) -> PageDTO {
        var seen: Set<Int> = []
        let kept = results.filter { $0.id > 0 && seen.insert($0.id).inserted }
        guard info.count >= 0 else { throw .unreadable("info.count") }
        guard info.pages >= 0 else { throw .unreadable("info.pages") }
        guard !kept.isEmpty || info.pages < number else { throw .unreadable("results") }
        return PageDTO(info: info, results: kept, dropped: dropped + results.count - kept.count)
    }
}

extension APIError {
    /// The error for a response that does not match the request; `path` names the wrong value.
    static func unreadable(_ path: String) -> APIError {
        .failed(.unreadable(path: path, reason: "not what was asked for"))
    }
}
