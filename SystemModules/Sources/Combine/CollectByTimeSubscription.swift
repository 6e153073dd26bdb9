import Foundation
import OpenCombine

/// The subscription of `Publishers.CollectByTime`, which is also the subscriber of the upstream publisher.
final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
    SerialSubscription<Downstream>, Subscriber
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let count: Int?
    private var elements: [Input] = []
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var hasRequested = false

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        switch strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
        self.options = options
        super.init("CollectByTime", downstream: downstream)
    }

    func receive(subscription: any Subscription) {
        let isAccepted = lock.withLock {
            guard isActive, upstream == nil else { return false }
            upstream = subscription
            return true
        }
        guard isAccepted else { return subscription.cancel() }
        startTimer()
        let requests = lock.withLock { queue.demand > .none ? firstRequest() : [] }
        requests.forEach { $0.send() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            guard isActive else { return }
            elements.append(input)
            if let count, elements.count >= count { closeArray() }
        }
        deliver()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard isActive else { return lock.unlock() }
        if case .finished = completion { closeArray() }
        queue.end(completion)
        lock.unlock()
        release(cancelling: false)
        deliver()
    }

    override func cancelUpstreams() { release(cancelling: true) }

    override func upstreamRequests(adding demand: Subscribers.Demand) -> [UpstreamRequest] { firstRequest() }

    /// Asks for all values at the first demand: their number in a time is not known. The lock is held.
    private func firstRequest() -> [UpstreamRequest] {
        guard let upstream, !hasRequested else { return [] }
        hasRequested = true
        return [UpstreamRequest(subscription: upstream, demand: .unlimited)]
    }

    private func startTimer() {
        // The scheduler keeps the closure, which must not keep a subscription that nobody uses.
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.timeHasPassed() }
        let isNeeded = lock.withLock {
            if isActive { self.timer = timer }
            return isActive
        }
        if !isNeeded { timer.cancel() }
    }

    private func timeHasPassed() {
        lock.withLock { if isActive { closeArray() } }
        deliver()
    }

    /// Moves the values to the queue. The lock is held.
    private func closeArray() {
        guard !elements.isEmpty else { return }
        queue.append(elements)
        elements = []
    }

    private func release(cancelling: Bool) {
        lock.lock()
        let released = (upstream, timer, elements)
        (upstream, timer, elements) = (nil, nil, [])
        lock.unlock()
        released.1?.cancel()
        if cancelling { released.0?.cancel() }
    }
}
