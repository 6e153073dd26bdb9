import Foundation
internal import Synchronization

extension NetworkService {
    /// The current state.
    package var current: NetworkState {
        let shared = sharedIfNeeded
        return state.withLock { Self.state(of: $0.answers, computer: computer(&$0, shared)?.state) }
    }

    /// Whether a test or the person turned the network off, which then also affects connections to the device itself.
    package var isTurnedOff: Bool {
        state.withLock { $0.answers.status == .unsatisfied || $0.answers.interfaces?.isEmpty == true }
    }

    /// All interfaces of the device.
    package var links: [NetworkLink] { current.allLinks }

    /// Makes the service follow a network other than that of the process, for tests.
    package func follow(_ computer: ComputerNetwork) {
        state.withLock { state in
            state.followsComputer = true
            observe(computer, &state)
        }
        notifyIfChanged()
    }

    /// The network of the process, if the service has to begin to follow it.
    ///
    /// Get it outside of the lock, because the network may report a problem to a recorder that uses the service.
    private var sharedIfNeeded: ComputerNetwork? {
        state.withLock { $0.followsComputer && $0.computer == nil } ? .shared : nil
    }

    /// Returns the network that the service follows, and begins to follow it if needed; `nil` for the simulated one.
    private func computer(_ state: inout State, _ shared: ComputerNetwork?) -> ComputerNetwork? {
        guard state.followsComputer else { return nil }
        if state.computer == nil, let shared { observe(shared, &state) }
        return state.computer
    }

    private func observe(_ computer: ComputerNetwork, _ state: inout State) {
        state.computer = computer
        state.observation = computer.observe { [weak self] in self?.notifyIfChanged() }
    }

    private static func state(of answers: Answers, computer: NetworkState?) -> NetworkState {
        var result = computer ?? .simulated([.wifi])
        if let interfaces = answers.interfaces {
            result = .simulated(interfaces)
        } else if answers.status == .satisfied || answers.status == .requiresConnection, result.links.isEmpty {
            // The person chose a network that the computer does not have.
            result = .simulated([.wifi])
        }
        if let isExpensive = answers.isExpensive { result.isExpensiveAnswer = isExpensive }
        result.isConstrained = answers.isConstrained ?? result.isConstrained
        result.supportsIPv4 = answers.supportsIPv4 ?? result.supportsIPv4
        result.supportsIPv6 = answers.supportsIPv6 ?? result.supportsIPv6
        result.supportsDNS = answers.supportsDNS ?? result.supportsDNS
        result.unsatisfiedReason = answers.unsatisfiedReason ?? result.unsatisfiedReason
        let status = answers.status ?? result.status
        if status == .unsatisfied || result.links.isEmpty {
            result.makeUnsatisfied(result.unsatisfiedReason)
        } else {
            result.status = status
        }
        return result
    }

    /// Changes the answers, and notifies the observers if the state changes thereby.
    func change(_ body: (inout Answers) -> Void) {
        state.withLock { body(&$0.answers) }
        notifyIfChanged()
    }

    /// Calls the observers if the state differs from the one that they were called for last.
    func notifyIfChanged() {
        let shared = sharedIfNeeded
        let isChanged = state.withLock { state in
            let new = Self.state(of: state.answers, computer: computer(&state, shared)?.state)
            defer { state.reported = new }
            return state.reported != new
        }
        if isChanged { notify() }
    }

    /// Calls the observers.
    func notify() {
        for observer in state.withLock({ $0.observers.sorted { $0.key < $1.key }.map(\.value) }) { observer() }
    }

    /// Calls `body` after each change, on the thread of the change, until ``removeObserver(_:)``. The body reads
    /// ``current`` and must not wait for other threads.
    package func addObserver(_ body: @escaping @Sendable () -> Void) -> Int {
        let shared = sharedIfNeeded
        return state.withLock { state in
            state.isUsed = true
            state.nextObserver += 1
            state.observers[state.nextObserver] = body
            // Later observers must not hide a change that the earlier ones have not been notified of.
            if state.reported == nil { state.reported = Self.state(of: state.answers, computer: computer(&state, shared)?.state) }
            return state.nextObserver
        }
    }

    /// Ends the calls of an observer. A call that has begun on another thread continues.
    package func removeObserver(_ number: Int) { state.withLock { _ = $0.observers.removeValue(forKey: number) } }

    /// The service that replaces this one; `nil` for that of a running app. See ``replace(by:)``.
    var successor: NetworkService? { state.withLock { $0.successor } }

    /// Moves the observers to the service of the app that launches.
    func replace(by successor: NetworkService) {
        state.withLock { $0.successor = successor }
        notify()
    }

    /// Records a request of the app in the log, and shows the service in the panel.
    package func record(_ text: String) {
        state.withLock { $0.isUsed = true }
        requests.record("network", text)
    }

    /// Returns the addresses of a host, of 4 or 16 bytes each; an empty list for a name that does not resolve.
    ///
    /// Waits for the name servers of the computer, except in a test, where an address of the documentation's network
    /// stands for each host.
    package func addresses(of host: String) -> [[UInt8]] {
        let name = host.lowercased()
        let (isUnresolvable, answers, follows) = state.withLock {
            ($0.unresolvableHosts.contains(name), $0.answers, $0.followsComputer)
        }
        if let address = AddressBytes.parse(name) { return [address] }
        if HostNames.isLocalhost(name) { return [[127, 0, 0, 1]] }
        let state = current
        guard !isUnresolvable, state.status != .unsatisfied, state.supportsDNS else { return [] }
        // With another network than the computer's, its name servers would give an answer from the wrong one.
        guard follows, answers.interfaces == nil, answers.status == nil else {
            return HostNames.isPlausible(name) ? [HostNames.standIn] : []
        }
        return HostNames.lookUp(name)
    }
}
