public import ChallengeCore
internal import ChallengeResources

/// Prints things that were asked for one by one, with what there is to say about where they came from.
public struct ItemPrinter<Item: Sendable>: Sendable {
    private let invocation: Invocation
    private let console: Console
    private let remarks: ProvenanceRemarks
    private let schema: RecordSchema<Item>

    /// Refuses a line that asks for fields that there are not, before anything is fetched.
    public init(_ schema: RecordSchema<Item>, _ invocation: Invocation, _ console: Console) throws {
        _ = try RecordWriter(schema, invocation, console)
        self.schema = schema
        self.invocation = invocation
        self.console = console
        remarks = ProvenanceRemarks(invocation, console)
    }

    /// Says that something is being fetched while it is.
    public func fetching<Value, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await console.withStatus(SafeText("listing.status.fetching".localized())) { _ async throws(Failure) in
            try await work()
        }
    }

    /// Fetches what the answer refers to: the noun is the key of what it is called.
    public func fetchingRelated<Other>(
        _ noun: String,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws(RelatedFailure) -> Batch<Int, Other, RelatedFailure>
    ) async throws(RelatedFailure) -> Related<Other> {
        let batch = try await fetching(work)
        for fetched in batch.found { remarks.remark(on: fetched) }
        if let failure = batch.cacheFailure { remarks.remark(onCacheFailure: failure) }
        return Related(
            items: batch.outcomes.reduce(into: [:]) { $0[$1.key] = try? $1.result.get().value },
            failure: BatchFailure(batch, noun: noun.localized()))
    }

    /// Prints what was found, with a schema for what it refers to, if anybody asked for that; what of it could not be had is a
    /// warning, and the exit code.
    public func printOne<Other>(
        _ fetched: Fetched<Item, some PresentableError>,
        as richer: RecordSchema<Item>? = nil,
        with related: Related<Other>? = Related<Never>?.none
    ) throws {
        var writer = try RecordWriter(richer ?? schema, invocation, console)
        try writer.writeOne(fetched.value)
        remarks.remark(on: fetched)
        try report(related)
    }

    /// Prints those that are found, and then fails with those that are not.
    ///
    /// If what they refer to is missing, too, both are warnings, and the exit code is that of the latter.
    public func printSeveral<Key: CustomStringConvertible, Failure: FetchFailure & PresentableError, Other>(
        _ batch: Batch<Key, Item, Failure>,
        as richer: RecordSchema<Item>? = nil,
        with related: Related<Other>? = Related<Never>?.none
    ) throws {
        let failure = BatchFailure(batch)
        if batch.found.isEmpty, let failure { throw failure }
        try write(batch.found.map(\.value), as: richer ?? schema, inDetail: related != nil)
        for fetched in batch.found { remarks.remark(on: fetched) }
        if let failure = batch.cacheFailure { remarks.remark(onCacheFailure: failure) }
        if let failure {
            if related?.failure == nil { throw failure }
            console.warning(SafeText(failure.message))
        }
        try report(related)
    }

    /// A table has no room for what each refers to.
    private func write(_ items: [Item], as schema: RecordSchema<Item>, inDetail: Bool) throws {
        var writer = try RecordWriter(schema, invocation, console)
        if writer.format == .table, inDetail { return try writer.writeDetails(of: items) }
        try writer.write(items)
        try writer.finish()
    }

    private func report<Other>(_ related: Related<Other>?) throws {
        guard let failure = related?.failure else { return }
        console.warning(SafeText(failure.message))
        throw ReportedFailure(exitCode: failure.exitCode)
    }
}
