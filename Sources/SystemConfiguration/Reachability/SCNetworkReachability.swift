import Synchronization
internal import SystemServices

/// A host or an address whose reachability is asked for.
///
/// The functions of this module create objects, and use them. They may be called on any thread.
///
/// - Source: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability
public final class SCNetworkReachability: Hashable, Sendable {
    /// The place where the callback is called.
    enum Schedule: Sendable {
        case queue(DispatchQueue)
        /// The main run loop, in these modes; no place without modes.
        case mainRunLoop(modes: Set<String>)

        /// Whether there is no place.
        var isEmpty: Bool {
            switch self {
            case .queue: false
            case .mainRunLoop(let modes): modes.isEmpty
            }
        }
    }

    struct State {
        var client: ReachabilityClient?
        var schedule = Schedule.mainRunLoop(modes: [])
        var delivery = CallbackQueue(.main)
        var observation: NetworkObservation?
        /// The addresses of a name; `nil` before it is resolved, and for addresses.
        var resolved: [[UInt8]]?
        /// The last flags; `nil` before a name is resolved.
        var flags: SCNetworkReachabilityFlags?
        /// The flags that the app knows: those of the last call, or of an address at the time of the schedule.
        var reportedFlags: SCNetworkReachabilityFlags?
        /// The number of the last schedule. Work for an earlier one is dropped.
        var generation = 0
        /// The number of readings that have begun.
        var readingCount = 0
        /// The number of the last reading with a result. The results of those that began earlier are dropped.
        var lastReading = 0
    }

    let target: ReachabilityTarget
    let state = Mutex(State())

    init(_ target: ReachabilityTarget) {
        self.target = target
    }

    /// Whether both are the same object.
    public static func == (first: SCNetworkReachability, second: SCNetworkReachability) -> Bool { first === second }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The current flags. Waits for name servers if the target is a name that was not resolved before.
    var currentFlags: SCNetworkReachabilityFlags {
        let (observation, resolved) = state.withLock { ($0.observation, $0.resolved) }
        let service = observation?.service ?? SystemServices.current.network
        return target.flags(in: service.current, resolved: resolved ?? addresses(service))
    }

    private func addresses(_ service: NetworkService) -> [[UInt8]] {
        if case .name(let name) = target { service.addresses(of: name) } else { [] }
    }
}

extension SCNetworkReachability {
    /// The queue for names, whose resolution waits for servers.
    private static let resolver = DispatchQueue(label: "caret.reachability", attributes: .concurrent)

    /// Changes the schedule, and begins or ends the observation of the network.
    ///
    /// - Returns: Whether `body` accepts the change.
    func reschedule(_ body: (inout Schedule) -> Bool) -> Bool {
        let (isAccepted, isBeginning) = state.withLock { state in
            let wasEmpty = state.schedule.isEmpty
            guard body(&state.schedule) else { return (false, false) }
            // Apps and tests may run the main queue without the main run loop. The run loop runs this queue as well.
            state.delivery = if case .queue(let queue) = state.schedule { CallbackQueue(queue) } else { CallbackQueue(.main) }
            if state.schedule.isEmpty {
                (state.observation, state.resolved, state.flags, state.reportedFlags) = (nil, nil, nil, nil)
                state.generation += 1
            }
            return (true, wasEmpty && !state.schedule.isEmpty)
        }
        if isBeginning { observe() }
        return isAccepted
    }

    private func observe() {
        let observation = NetworkObservation { [weak self] in self?.handleChange() }
        observation.service.record("monitors the reachability of \(target.text)")
        let generation = state.withLock { state -> Int? in
            guard !state.schedule.isEmpty else { return nil }
            state.observation = observation
            return state.generation
        }
        guard let generation else { return }
        if case .name = target {
            handleChange()
        } else {
            // The callback is called for changes alone, because an app reads the flags of an address itself.
            let flags = currentFlags
            state.withLock { state in
                if state.generation == generation { (state.flags, state.reportedFlags) = (flags, flags) }
            }
        }
    }

    /// Reads the flags again, on another queue if the target is a name.
    private func handleChange() {
        let (generation, reading) = state.withLock { state in
            state.readingCount += 1
            return (state.generation, state.readingCount)
        }
        guard case .name = target else { return update(generation, reading, resolved: nil) }
        PendingCalls.run(on: Self.resolver, "SCNetworkReachability") { [weak self] in
            guard let self, let service = state.withLock({ $0.observation })?.service else { return }
            update(generation, reading, resolved: addresses(service))
        }
    }

    /// Calls the callback if the flags have changed.
    func update(_ generation: Int, _ reading: Int, resolved: [[UInt8]]?) {
        let isCurrent = state.withLock { state in
            guard state.generation == generation, reading > state.lastReading else { return false }
            state.lastReading = reading
            state.resolved = resolved
            return true
        }
        guard isCurrent else { return }
        let flags = currentFlags
        let queue = state.withLock { state -> CallbackQueue? in
            guard state.generation == generation, state.lastReading == reading, state.flags != flags else { return nil }
            state.flags = flags
            return state.delivery
        }
        queue?.run("SCNetworkReachability") { [weak self] in self?.callClient(generation) }
    }

    /// Calls the callback with the last flags, unless the schedule has ended or the app knows these flags.
    private func callClient(_ generation: Int) {
        let (client, flags) = state.withLock { state -> (ReachabilityClient?, SCNetworkReachabilityFlags?) in
            guard state.generation == generation, state.flags != state.reportedFlags else { return (nil, nil) }
            state.reportedFlags = state.flags
            return (state.client, state.flags)
        }
        if let client, let flags { client.call(self, flags) }
    }
}
