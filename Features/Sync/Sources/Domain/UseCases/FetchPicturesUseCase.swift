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
            await withTaskGroup(of: PictureSource.Arrival.self) { group in
                for (index, address) in addresses.enumerated() where !Task.isCancelled {
                    if index >= Self.concurrentRequests, let arrival = await group.next() { report.add(arrival) }
                    group.addTask { await source.fetch(address) }
                    progress(SyncProgress(fetched: report.count, all: all))
                }
                for await arrival in group {
                    report.add(arrival)
                    progress(SyncProgress(fetched: report.count, all: all))
                }
            }
        }
        return report
    }
}

/// The number of pictures that were fetched, that were stored before, that do not fit, and that failed.
struct PictureReport: Sendable, Equatable {
    var fetched = 0
    var stored = 0
    var withoutRoom = 0
    var failed = 0
    /// The failure of the first picture that could not be fetched or stored.
    var failure: PictureFailure?

    var count: Int { fetched + stored + withoutRoom + failed }

    /// The failure of all these pictures; `nil` if none failed.
    var error: SyncError? { failure.map { .picturesFailed(failed, of: count, $0) } }

    mutating func add(_ arrival: PictureSource.Arrival) {
        switch arrival {
        case .fetched: fetched += 1
        case .stored: stored += 1
        case .withoutRoom: withoutRoom += 1
        case .failed(let failure):
            failed += 1
            self.failure = self.failure ?? failure
        }
    }
}
