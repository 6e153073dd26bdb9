import OpenCombine

/// The subscriber of one of several publishers, which gives everything to their joined subscription.
final class JoinedSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    private let joined: JoinedSubscription<Downstream>
    private let index: Int
    private let update: (inout Input?) -> Downstream.Input?

    init(_ joined: JoinedSubscription<Downstream>, _ index: Int, _ update: @escaping (inout Input?) -> Downstream.Input?) {
        self.joined = joined
        self.index = index
        self.update = update
    }

    func receive(subscription: any Subscription) { joined.receive(subscription: subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
        var value: Input? = input
        joined.receive(at: index) { update(&value) }
        // A former value is released here, where the lock is not held.
        withExtendedLifetime(value) {}
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { joined.receive(completion: completion, at: index) }
}
