public import ChallengeCore
internal import ChallengeResources

/// Prints things that were asked for one by one, with what there is to say about where they came from.
public struct ItemPrinter<Item: Sendable>: Sendable {
    private let invocation: Invocation
    private let console: Console
    private let remarks: ProvenanceRemarks

    /// Refuses a line that asks for fields that there are not, before anything is fetched.
    public init(_ schema: RecordSchema<Item>, _ invocation: Invocation, _ console: Console) throws {
        _ = try RecordWriter(schema, invocation, console)
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

    public func printOne(
        _ fetched: Fetched<Item, some PresentableError>, as schema: RecordSchema<Item>
    ) throws {
        var writer = try RecordWriter(schema, invocation, console)
        try writer.writeOne(fetched.value)
        remarks.remark(on: fetched)
    }

    /// Prints those that are found, and then fails with those that are not.
    public func printSeveral<Key: CustomStringConvertible, Failure: FetchFailure & PresentableError>(
        _ batch: Batch<Key, Item, Failure>, as schema: RecordSchema<Item>
    ) throws {
        let failure = BatchFailure(batch)
        if batch.found.isEmpty, let failure { throw failure }
        var writer = try RecordWriter(schema, invocation, console)
        try writer.write(batch.found.map(\.value))
        try writer.finish()
        for fetched in batch.found { remarks.remark(on: fetched) }
        if let failure = batch.cacheFailure { remarks.remark(onCacheFailure: failure) }
        if let failure { throw failure }
    }
}
