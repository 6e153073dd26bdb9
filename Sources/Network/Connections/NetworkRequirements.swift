internal import Foundation
internal import SystemServices

/// The networks that parameters allow, applied to the state of the network.
struct NetworkRequirements: Sendable {
    private let requiredKind: NetworkInterfaceKind?
    private let requiredName: String?
    private let prohibitedKinds: [NetworkInterfaceKind]
    private let prohibitedNames: Set<String>
    private let prohibitsExpensive: Bool
    private let prohibitsConstrained: Bool

    init(_ values: NWParameters.Values) {
        // Apple's value for "any" is `other`.
        requiredKind = values.requiredInterfaceType == .other ? nil : values.requiredInterfaceType.kind
        requiredName = values.requiredInterface?.name
        prohibitedKinds = (values.prohibitedInterfaceTypes ?? []).map(\.kind)
        prohibitedNames = Set((values.prohibitedInterfaces ?? []).map(\.name))
        prohibitsExpensive = values.prohibitExpensivePaths
        prohibitsConstrained = values.prohibitConstrainedPaths
    }

    /// Returns the state with the allowed interfaces alone.
    func limited(_ state: NetworkState) -> NetworkState {
        var limited = state.limited(to: requiredKind, without: prohibitedKinds)
        limited.links.removeAll { !allows($0) }
        let isProhibited =
            (prohibitsExpensive && limited.isExpensive) || (prohibitsConstrained && limited.isConstrained) || limited.links.isEmpty
        if isProhibited { limited.makeUnsatisfied(state.unsatisfiedReason) }
        return limited
    }

    private func allows(_ link: NetworkLink) -> Bool {
        (requiredKind == nil || link.kind == requiredKind) && !prohibitedKinds.contains(link.kind)
            && (requiredName == nil || link.name == requiredName) && !prohibitedNames.contains(link.name)
    }

    /// Whether a connection to a target can be made at present.
    ///
    /// - Parameter isTurnedOff: Whether the network was turned off as a whole, which also affects the device itself.
    func allows(_ target: ConnectionTarget, _ state: NetworkState, isTurnedOff: Bool) -> Bool {
        switch target.reach {
        case .file: return true
        case _ where isTurnedOff: return false
        case .loopback: return state.loopback.map(allows) ?? false
        case .network(let address) where requiredKind == .loopback: return address.map { state.reach($0) == .local } ?? false
        case .network(let address):
            let limited = limited(state)
            guard limited.status == .unsatisfied else { return true }
            // A device on a link without a router can be reached.
            return address.map { state.reach($0) }?.link.map(allows) ?? false
        }
    }

    /// The name of the interface that sockets are bound to; `nil` if the system may choose.
    ///
    /// Interfaces that only a test has do not exist for the system, and are ignored.
    func boundInterface(_ target: ConnectionTarget, _ state: NetworkState) -> String? {
        guard case .network = target.reach, let first = limited(state).links.first, first != state.links.first || requiredName != nil,
            if_nametoindex(first.name) != 0
        else { return nil }
        return first.name
    }
}
