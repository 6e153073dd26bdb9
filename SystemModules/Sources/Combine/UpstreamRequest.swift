import OpenCombine

/// A demand for a publisher, which is sent after the lock is given up.
struct UpstreamRequest {
    let subscription: any Subscription
    let demand: Subscribers.Demand

    func send() { subscription.request(demand) }
}
