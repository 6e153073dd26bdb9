/// What became of one item of a batch.
public struct BatchResult<Item: Sendable, Value: Sendable, Failure: Error>: Sendable {
    /// The item's place in the batch, counted from 0.
    public let index: Int
    /// What the work was done for.
    public let item: Item
    /// The work's value, or why there is none.
    public let result: Result<Value, BatchError<Failure>>

    init(index: Int, item: Item, result: Result<Value, BatchError<Failure>>) {
        self.index = index
        self.item = item
        self.result = result
    }

    /// The work's value; `nil` if there is none.
    public var value: Value? { try? result.get() }

    /// Why there is no value; `nil` if there is one.
    public var error: BatchError<Failure>? {
        guard case .failure(let error) = result else { return nil }
        return error
    }
}

extension BatchResult: Equatable where Item: Equatable, Value: Equatable, Failure: Equatable {}
