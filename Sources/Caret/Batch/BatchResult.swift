/// The result of one item of a batch.
public struct BatchResult<Item: Sendable, Value: Sendable, Failure: Error>: Sendable {
    /// The index of the item in the batch, from 0.
    public let index: Int
    /// The item.
    public let item: Item
    /// The value of the work, or the reason why there is none.
    public let result: Result<Value, BatchError<Failure>>

    init(index: Int, item: Item, result: Result<Value, BatchError<Failure>>) {
        self.index = index
        self.item = item
        self.result = result
    }

    /// The value of the work; `nil` if there is none.
    public var value: Value? { try? result.get() }

    /// The reason why there is no value; `nil` if there is one.
    public var error: BatchError<Failure>? {
        guard case .failure(let error) = result else { return nil }
        return error
    }
}

extension BatchResult: Equatable where Item: Equatable, Value: Equatable, Failure: Equatable {}
