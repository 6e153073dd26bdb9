/// The closures that a batch calls. The batch releases them when it ends.
struct BatchHandlers<Item: Sendable, Value: Sendable, Failure: Error> {
    typealias Outcome = BatchResult<Item, Value, Failure>

    var each: (@MainActor (Outcome) -> Void)?
    var progress: (@MainActor (Int, Int) -> Void)?
    var completion: (@MainActor ([Outcome]) -> Void)?
    /// Whether the owner of the batch is still allocated; always `true` without an owner.
    var isOwnerAlive: @MainActor () -> Bool = { true }
}

extension BatchHandlers {
    /// Makes handlers whose closures receive an owner, which is held weakly.
    @MainActor init<Owner: AnyObject>(
        _ owner: Owner, each: (@MainActor (Owner, Outcome) -> Void)?, progress: (@MainActor (Owner, Int, Int) -> Void)?,
        completion: (@MainActor (Owner, [Outcome]) -> Void)?
    ) {
        weak let owner = owner
        self.init(
            each: { outcome in if let owner { each?(owner, outcome) } },
            progress: { done, all in if let owner { progress?(owner, done, all) } },
            completion: { outcomes in if let owner { completion?(owner, outcomes) } },
            isOwnerAlive: { owner != nil })
    }
}
