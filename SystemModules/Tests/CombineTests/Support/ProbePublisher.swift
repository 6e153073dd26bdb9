import Combine

/// A publisher for one subscriber that records its demand and sends what a test wants, also without demand.
final class ProbePublisher<Output>: Publisher, Subscription {
    typealias Failure = TestFailure

    private(set) var requests: [Subscribers.Demand] = []
    private(set) var isSubscribed = false
    private(set) var isCancelled = false
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        isSubscribed = true
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { requests.append(demand) }

    func cancel() {
        isCancelled = true
        subscriber = nil
    }

    /// Sends values, and counts the demand that the subscriber returns.
    func send(_ values: Output...) {
        for value in values {
            guard let demand = subscriber?.receive(value), demand > .none else { continue }
            requests.append(demand)
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        self.subscriber = nil
        subscriber?.receive(completion: completion)
    }
}
