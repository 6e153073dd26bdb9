import Combine

/// A subscriber that records what it receives, and asks for values when a test says so.
final class TestSubscriber<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscriptions: [any Subscription] = []
    private let initialDemand: Subscribers.Demand
    private let onValue: (Input) -> Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        initialDemand = demand
        self.onValue = onValue
    }

    var hasFinished: Bool {
        guard completions.count == 1, case .finished? = completions.first else { return false }
        return true
    }

    var hasFailed: Bool {
        guard completions.count == 1, case .failure? = completions.first else { return false }
        return true
    }

    func receive(subscription: any Subscription) {
        subscriptions.append(subscription)
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    func request(_ demand: Subscribers.Demand) { subscriptions.last?.request(demand) }

    func cancel() {
        subscriptions.last?.cancel()
        subscriptions = []
    }
}
