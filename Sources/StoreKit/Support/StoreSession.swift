internal import Synchronization
internal import SystemServices

/// The objects of this module that belong to one run of the app.
final class StoreSession: Sendable {
    private struct State {
        var isStarted = false
        var clock: StoreClock?
        var overlays: StoreOverlays?
        /// The transactions that were unfinished at launch, until they are emitted.
        var unfinishedIDs: Set<UInt64> = []
        var finishStreams: [Int: @Sendable () -> Void] = [:]
        var lastStream = 0
        var observer: (any NSObjectProtocol)?
    }

    weak let service: StoreService?
    let queue: SKPaymentQueue
    private let state = Mutex(UncheckedSendableBox(State()))

    private init(_ service: StoreService) {
        self.service = service
        queue = SKPaymentQueue(service)
    }

    /// The session of the running app. Starts its clock at the first use.
    static var current: StoreSession {
        let service = SystemServices.current.store
        let session = service.session { StoreSession(service) }
        session.start(service)
        return session
    }

    private func start(_ service: StoreService) {
        let isFirst = state.withLock { box in
            defer { box.value.isStarted = true }
            return !box.value.isStarted
        }
        guard isFirst else { return }
        let unfinished = Set(service.transactions.filter { !$0.isFinished }.map(\.id))
        state.withLock { $0.value.unfinishedIDs = unfinished }
        _ = service.observe { [weak self] in self?.handle($0) }
        // The clock is ready before the first purchase, which takes place on the main actor.
        MainQueue.run("the clock of StoreKit") { self.startClock() }
    }

    @MainActor private func startClock() {
        guard let service, let host = ApplicationHost.current, host.system.store === service else { return }
        let clock = StoreClock(service, host)
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.close() } }
        state.withLock { box in
            box.value.clock = clock
            box.value.observer = observer
        }
    }

    /// The sheets above the app.
    @MainActor var overlays: StoreOverlays {
        state.withLock { box in
            let overlays = box.value.overlays ?? StoreOverlays()
            box.value.overlays = overlays
            return overlays
        }
    }

    private func handle(_ event: StoreEvent) {
        switch event {
        case .scheduleChanged: MainQueue.runLater("the clock of StoreKit") { self.state.withLock { $0.value.clock }?.schedule() }
        case .updated(let transaction): queue.transactionDidChange(transaction)
        case .resolved(let purchase, let outcome): queue.resolve(purchase, outcome)
        case .storefrontChanged: queue.storefrontDidChange()
        case .promoted(let productID): queue.add(promotedProduct: productID)
        case .priceConsentRequested(let productID): queue.askForPriceConsent(productID)
        case .statusChanged: break
        }
    }

    /// Records that the app finished a transaction, for both kinds of API.
    func finish(_ id: UInt64) {
        service?.finish(id)
        queue.remove(id)
    }

    // MARK: - Streams

    /// Returns a stream of what the store reports from now on.
    ///
    /// - Parameters:
    ///   - first: The elements at the beginning.
    ///   - transform: Returns the elements of an event.
    func stream<Element: Sendable>(
        first: [Element] = [], _ transform: @escaping @Sendable (StoreEvent) -> [Element]
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        for element in first { continuation.yield(element) }
        guard let service else {
            continuation.finish()
            return stream
        }
        let observer = service.observe { event in for element in transform(event) { continuation.yield(element) } }
        let id = state.withLock { box in
            box.value.lastStream += 1
            box.value.finishStreams[box.value.lastStream] = { continuation.finish() }
            return box.value.lastStream
        }
        continuation.onTermination = { [weak self] _ in
            self?.service?.removeObserver(observer)
            self?.state.withLock { _ = $0.value.finishStreams.removeValue(forKey: id) }
        }
        return stream
    }

    /// Returns the transactions that the app had not finished at launch, and has not finished since. The second call
    /// returns none.
    func unfinishedAtLaunch() -> [StoreTransaction] {
        let ids = state.withLock { box in exchange(&box.value.unfinishedIDs, with: []) }
        return service?.transactions.filter { !$0.isFinished && ids.contains($0.id) } ?? []
    }

    /// Ends all streams and sheets, because the app ends.
    @MainActor private func close() {
        let last = state.withLock { box in
            defer { box.value = State(isStarted: true) }
            return box
        }.value
        for finish in last.finishStreams.values { finish() }
        last.clock?.stop()
        last.overlays?.close()
        last.observer.map(NotificationCenter.default.removeObserver)
    }
}
