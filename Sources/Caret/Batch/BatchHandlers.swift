/// The closures that a batch calls, and lets go of at its end.
struct BatchHandlers<Item: Sendable, Value: Sendable, Failure: Error> {
    let each: (@MainActor (BatchResult<Item, Value, Failure>) -> Void)?
    let progress: (@MainActor (Int, Int) -> Void)?
    let completion: (@MainActor ([BatchResult<Item, Value, Failure>]) -> Void)?
}
