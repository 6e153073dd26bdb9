import Foundation
import OpenCombine

/// A subscription that calls its subscriber from one thread at a time, in the order of the queue.
///
/// A thread that finds another one in the subscriber leaves its values in the queue, and the other one delivers them. A
/// value that the subscriber itself causes is delivered at once, inside the call, as subscribers expect of Combine.
class SerialSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Queue = DeliveryQueue<Downstream.Input, Downstream.Failure>

    /// Protects the state here and in subclasses. No code of others runs while it is held: neither calls nor `deinit`.
    let lock = NSLock()
    let description: String
    var queue = Queue()
    private var downstream: Downstream?
    private var deliveringThread: pthread_t?

    init(_ name: String, downstream: Downstream) {
        description = name
        self.downstream = downstream
    }

    /// Whether upstream publishers may still send something. The lock must be held.
    final var isActive: Bool { downstream != nil && queue.completion == nil }

    /// Adds the demand for upstream publishers that follows from a demand of the subscriber. The lock is held.
    func upstreamRequests(adding demand: Subscribers.Demand) -> [UpstreamRequest] { [] }

    /// Cancels and releases what feeds the queue. The lock is not held.
    func cancelUpstreams() {}

    final func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let requests = lock.withLock { () -> [UpstreamRequest] in
            guard downstream != nil else { return [] }
            queue.add(demand)
            return isActive ? upstreamRequests(adding: demand) : []
        }
        requests.forEach { $0.send() }
        deliver()
    }

    final func cancel() {
        lock.lock()
        let released = (downstream, queue)
        downstream = nil
        queue = Queue()
        lock.unlock()
        withExtendedLifetime(released) {}
        cancelUpstreams()
    }

    /// Delivers what the demand allows, unless another thread is doing so.
    final func deliver() {
        let thread = pthread_self()
        let former = lock.withLock { () -> pthread_t? in
            let former = deliveringThread
            if former == nil { deliveringThread = thread }
            return former
        }
        guard former == nil || former == thread else { return }
        while let (downstream, step) = nextDelivery(former: former) {
            switch step {
            case .value(let value): request(downstream.receive(value))
            case .completion(let completion): downstream.receive(completion: completion)
            }
        }
    }

    /// Returns the next call, or gives the right to deliver back in the same moment, so that no value is left behind.
    private func nextDelivery(former: pthread_t?) -> (Downstream, Queue.Step)? {
        lock.withLock {
            guard let downstream, let step = queue.next() else {
                deliveringThread = former
                return nil
            }
            if case .completion = step { self.downstream = nil }
            return (downstream, step)
        }
    }
}
