import Foundation
internal import Synchronization

/// The state of the network, for `NWPathMonitor`, `SCNetworkReachability` and other code that asks for it.
///
/// In a test, the device has a Wi-Fi network with Internet, whatever the computer has. A test changes it:
///
/// ```swift
/// app.system.network.status = .unsatisfied
/// app.system.network.interfaces = [.cellular]
/// ```
///
/// An app that runs otherwise follows the network of the computer, until the person at the window chooses another one.
/// All members may be used on any thread.
///
/// > Difference from Apple: the state is only reported. Connections still use the network of the computer, except those
/// > that modules of Caret refuse themselves.
public final class NetworkService: Sendable {
    /// Whether the Internet can be reached.
    public enum Status: String, CaseIterable, Sendable {
        /// The network can be used.
        case satisfied
        /// No network can be used.
        case unsatisfied
        /// The network can be used after a connection is established, for example by a virtual private network.
        case requiresConnection
    }

    /// The reason why no network can be used.
    public enum UnsatisfiedReason: String, CaseIterable, Sendable {
        /// No network is there.
        case notAvailable
        /// The person denies the app mobile data.
        case cellularDenied
        /// The person denies the app Wi-Fi.
        case wifiDenied
        /// The person denies the app the local network.
        case localNetworkDenied
        /// A virtual private network that the path requires is not active.
        case vpnInactive
    }

    /// The choices of a test or the person; `nil` for the value of the computer or, in a test, of the simulated
    /// network.
    struct Answers: Sendable {
        var status: Status?
        var unsatisfiedReason: UnsatisfiedReason?
        var interfaces: [NetworkInterfaceKind]?
        var isExpensive: Bool?
        var isConstrained: Bool?
        var supportsIPv4: Bool?
        var supportsIPv6: Bool?
        var supportsDNS: Bool?
    }

    struct State {
        var answers = Answers()
        var followsComputer = true
        var computer: ComputerNetwork?
        var observation: NetworkReader.Observation?
        var unresolvableHosts: Set<String> = []
        var observers: [Int: @Sendable () -> Void] = [:]
        var nextObserver = 0
        var isUsed = false
        var reported: NetworkState?
        var successor: NetworkService?
    }

    let state = Mutex(State())
    let requests: RequestLog

    package init(requests: RequestLog) {
        self.requests = requests
    }

    /// Whether the network can be used; `.satisfied` by default in a test. Without interfaces, the status is
    /// `.unsatisfied`.
    public var status: Status {
        get { current.status }
        set { change { $0.status = newValue } }
    }

    /// The reason of a status that is not `.satisfied`; `.notAvailable` by default.
    public var unsatisfiedReason: UnsatisfiedReason {
        get { current.unsatisfiedReason }
        set { change { $0.unsatisfiedReason = newValue } }
    }

    /// The kinds of the interfaces that lead to the Internet, in the order of preference; `[.wifi]` by default in a
    /// test. Empty while the status is `.unsatisfied`. Loopback is always there, and ignored here.
    public var interfaces: [NetworkInterfaceKind] {
        get { current.links.map(\.kind) }
        set { change { $0.interfaces = newValue } }
    }

    /// Whether the network may cost money. By default, `true` if the first interface is cellular.
    public var isExpensive: Bool {
        get { current.isExpensive }
        set { change { $0.isExpensive = newValue } }
    }

    /// Whether the person chose Low Data Mode; `false` by default.
    public var isConstrained: Bool {
        get { current.isConstrained }
        set { change { $0.isConstrained = newValue } }
    }

    /// Whether the network has IPv4 routes; `true` by default in a test.
    public var supportsIPv4: Bool {
        get { current.supportsIPv4 }
        set { change { $0.supportsIPv4 = newValue } }
    }

    /// Whether the network has IPv6 routes; `true` by default in a test.
    public var supportsIPv6: Bool {
        get { current.supportsIPv6 }
        set { change { $0.supportsIPv6 = newValue } }
    }

    /// Whether the network resolves names; `true` by default in a test.
    public var supportsDNS: Bool {
        get { current.supportsDNS }
        set { change { $0.supportsDNS = newValue } }
    }

    /// Names of hosts that do not resolve, in lower case; none by default.
    ///
    /// In a test, no name is looked up in the network: names with a point resolve, and so does "localhost". Names
    /// without a point, names that end with ".invalid", and these names do not.
    public var unresolvableHosts: Set<String> {
        get { state.withLock { $0.unresolvableHosts } }
        set {
            state.withLock { $0.unresolvableHosts = newValue }
            notify()
        }
    }

    /// Whether values that neither a test nor the person changed are those of the computer; `false` by default in a
    /// test, and `true` otherwise.
    public var followsComputer: Bool {
        get { state.withLock { $0.followsComputer } }
        set {
            state.withLock { state in
                state.followsComputer = newValue
                if !newValue { (state.computer, state.observation) = (nil, nil) }
            }
            notifyIfChanged()
        }
    }

    /// Removes all answers, so that the values are those of the computer or, in a test, of the simulated network.
    public func reset() {
        state.withLock { $0.unresolvableHosts = [] }
        change { $0 = Answers() }
    }
}
