import ChallengeCore

/// The fetch of all pictures that are not on this machine, which continues an interrupted one.
struct FetchPicturesUseCase: Sendable {
    /// The largest number of requests that may be in progress at the same time.
    private static let concurrentRequests = 8

    let sources: [PictureSource]

    /// - Parameter collections: The names of the collections whose pictures are fetched.
    func execute(
        for collections: [CollectionName], _ progress: @Sendable (SyncProgress) -> Void
    ) async -> PictureReport {
        var report = PictureReport()
        for source in sources where collections.contains(where: { $0.name == source.collection }) {
            let addresses = Set(await source.addresses()).sorted()
            let all = report.count + addresses.count
            await withTaskGroup(of: Result<Bool, APIError>.self) { group in
                for (index, address) in addresses.enumerated() where !Task.isCancelled {
                    if index >= Self.concurrentRequests, let result = await group.next() { report.add(result) }
                    group.addTask { await Result { () async throws(APIError) in try await source.fetch(address) } }
                    progress(SyncProgress(fetched: report.count, all: all))
                }
                for await result in group {
                    report.add(result)
                    progress(SyncProgress(fetched: report.count, all: all))
                }
            }
        }
        return report
    }
}

/// The number of pictures that were fetched, that were stored before, and that could not be fetched.
struct PictureReport: Sendable, Equatable {
    var fetched = 0
    var stored = 0
    var failed = 0
    /// The failure of the first picture that could not be fetched.
    var failure: APIError?

    var count: Int { fetched + stored + failed }

    /// The failure of all these pictures; `nil` if every picture is on this machine.
    var error: SyncError? { failure.map { .picturesFailed(failed, of: count, $0) } }

    mutating func add(_ result: Result<Bool, APIError>) {
        switch result {
        case .success(true): fetched += 1
        case .success(false): stored += 1
        case .failure(let error):
            failed += 1
            failure = failure ?? error
        }
    }
}
