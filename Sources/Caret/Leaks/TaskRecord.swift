/// Records for the leak audit which object the running task of a handler uses. A task that ignores its cancellation
/// retains the object after its controller has left the screen.
@MainActor struct TaskRecord {
    private weak var subscription: Subscription?
    private weak var object: AnyObject?

    init(_ subscription: Subscription, using object: AnyObject?) {
        self.subscription = subscription
        self.object = object
    }

    /// Runs the body of a task, which retains the object meanwhile.
    func run(_ body: @MainActor () async -> Void) async {
        subscription?.makeRecord().taskDidBegin(using: object)
        await body()
        subscription?.record?.taskDidEnd()
    }
}
