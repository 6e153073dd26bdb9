import Foundation
import OpenCombine

/// The subscription of one subscriber to several publishers.
final class JoinedSubscription<Downstream: Subscriber>: SerialSubscription<Downstream> {
    private let rule: JoinRule
    private var upstreams: [JoinedUpstream]

    private init(_ downstream: Downstream, _ rule: JoinRule, count: Int) {
        self.rule = rule
        upstreams = Array(repeating: JoinedUpstream(), count: count)
        super.init(rule.name, downstream: downstream)
        if count == 0 { queue.end(.finished) }
    }

    /// Gives a subscriber a new subscription. The caller then subscribes to the given number of publishers.
    static func start(_ downstream: Downstream, _ rule: JoinRule, count: Int) -> JoinedSubscription {
        let subscription = JoinedSubscription(downstream, rule, count: count)
        downstream.receive(subscription: subscription)
        subscription.deliver()
        return subscription
    }

    /// Subscribes to a publisher, unless an earlier one has ended the subscription.
    ///
    /// The closure runs in the lock. It gets a value of the publisher, and returns a joined value. A value that it puts
    /// in the place of the first one is released outside the lock.
    func subscribe<P: Publisher>(to publisher: P, at index: Int, _ update: @escaping (inout P.Output?) -> Downstream.Input?)
    where P.Failure == Downstream.Failure {
        guard lock.withLock({ isActive }) else { return }
        publisher.subscribe(JoinedSubscriber(self, index, update))
    }

    /// Subscribes to a publisher, stores its latest value, and joins it with the others.
    func subscribe<P: Publisher>(
        to publisher: P, at index: Int, storingIn storage: LatestValue<P.Output>, _ joined: @escaping () -> Downstream.Input?
    ) where P.Failure == Downstream.Failure {
        subscribe(to: publisher, at: index) { value in
            storage.exchange(&value)
            return joined()
        }
    }

    func receive(subscription: any Subscription, at index: Int) {
        let request = lock.withLock { () -> UpstreamRequest? in
            guard isActive, upstreams[index].subscription == nil, !upstreams[index].isFinished else { return nil }
            upstreams[index].subscription = subscription
            return UpstreamRequest(subscription: subscription, demand: rule == .merge ? mergeDemand(at: index) : queue.demand)
        }
        guard let request else { return subscription.cancel() }
        if request.demand > .none { request.send() }
    }

    func receive(at index: Int, _ joined: () -> Downstream.Input?) {
        let requests = lock.withLock { () -> [UpstreamRequest] in
            guard isActive else { return [] }
            upstreams[index].hasSentValue = true
            if upstreams[index].openDemand > .none { upstreams[index].openDemand -= 1 }
            if let value = joined(), rule == .merge || queue.hasRoom { queue.append(value) }
            return rule == .merge ? mergeRequests() : []
        }
        deliver()
        requests.forEach { $0.send() }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.lock()
        guard isActive, !upstreams[index].isFinished else { return lock.unlock() }
        let finished = upstreams[index].subscription
        upstreams[index].subscription = nil
        upstreams[index].isFinished = true
        // Without a first value, no tuple can follow.
        let isUseless = rule == .latest && !upstreams[index].hasSentValue
        switch completion {
        case .failure: queue.end(completion)
        case .finished: if isUseless || upstreams.allSatisfy(\.isFinished) { queue.end(completion) }
        }
        let isEnded = queue.completion != nil
        lock.unlock()
        withExtendedLifetime(finished) {}
        if isEnded { cancelUpstreams() }
        deliver()
    }

    override func cancelUpstreams() {
        let subscriptions = lock.withLock { () -> [any Subscription] in
            let subscriptions = upstreams.compactMap(\.subscription)
            for index in upstreams.indices { upstreams[index].subscription = nil }
            return subscriptions
        }
        subscriptions.forEach { $0.cancel() }
    }

    override func upstreamRequests(adding demand: Subscribers.Demand) -> [UpstreamRequest] {
        guard rule == .latest else { return mergeRequests() }
        return upstreams.compactMap(\.subscription).map { UpstreamRequest(subscription: $0, demand: demand) }
    }

    private func mergeRequests() -> [UpstreamRequest] {
        guard queue.hasRoom else { return [] }
        var requests: [UpstreamRequest] = []
        for index in upstreams.indices {
            guard let subscription = upstreams[index].subscription else { continue }
            let demand = mergeDemand(at: index)
            if demand > .none { requests.append(UpstreamRequest(subscription: subscription, demand: demand)) }
        }
        return requests
    }

    /// Returns the demand that a publisher gets now, and counts it as open.
    private func mergeDemand(at index: Int) -> Subscribers.Demand {
        let open = upstreams[index].openDemand
        let wanted: Subscribers.Demand = queue.demand == .unlimited ? .unlimited : .max(1)
        guard queue.hasRoom, open < wanted else { return .none }
        upstreams[index].openDemand = wanted
        return wanted
    }
}
