/// The state of the network at one moment.
package struct NetworkState: Hashable, Sendable {
    package var status: NetworkService.Status
    /// The reason of a status that is not `satisfied`.
    package var unsatisfiedReason: NetworkService.UnsatisfiedReason
    /// The interfaces that lead to the Internet, in the order of preference.
    package var links: [NetworkLink]
    /// The interface of the device with itself; `nil` if it is down.
    package var loopback: NetworkLink?
    /// All interfaces of the device.
    package var allLinks: [NetworkLink]
    package var addresses: [NetworkAddress]
    package var routes: [NetworkRoute]
    /// Whether the network may cost money; `nil` if the first interface decides.
    package var isExpensiveAnswer: Bool?
    package var isConstrained: Bool
    package var supportsIPv4: Bool
    package var supportsIPv6: Bool
    package var supportsDNS: Bool

    /// Whether the network may cost money, as a mobile network does.
    package var isExpensive: Bool { isExpensiveAnswer ?? (links.first?.kind == .cellular) }

    /// The routers of the interfaces, in the order of preference.
    package var gateways: [[UInt8]] {
        var found: [[UInt8]] = []
        for link in links {
            for route in routes where route.isDefault && route.linkIndex == link.index {
                if let gateway = route.gateway, !found.contains(gateway) { found.append(gateway) }
            }
        }
        return found
    }

    /// Returns the way to an address of 4 or 16 bytes. The address 0.0.0.0 or `::` stands for the Internet.
    package func reach(_ address: [UInt8]) -> NetworkReach {
        let isAny = address.allSatisfy { $0 == 0 }
        let isLoopback = address.count == 4 ? address[0] == 127 : address.dropLast().allSatisfy { $0 == 0 } && address.last == 1
        if isLoopback { return loopback == nil ? .none : .local }
        guard status != .unsatisfied || !isAny else { return .none }
        if isAny { return links.first.map { .routed($0) } ?? .none }
        if addresses.contains(where: { $0.bytes == address }) { return .local }
        let route = routes.filter { $0.leads(to: address) }.min(by: NetworkRoute.takesPrecedence)
        guard let route, let link = allLinks.first(where: { $0.index == route.linkIndex }) else { return .none }
        // A default route without a gateway, as that of a tunnel, leads to networks beyond the link.
        return route.gateway == nil && !route.isDefault ? .direct(link) : .routed(link)
    }

    /// Returns the state for a path with certain kinds of interfaces alone.
    ///
    /// - Parameters:
    ///   - required: The only kind that the path may use; `nil` for all kinds.
    ///   - prohibited: The kinds that the path must not use.
    package func limited(to required: NetworkInterfaceKind?, without prohibited: [NetworkInterfaceKind]) -> NetworkState {
        var limited = self
        if required == .loopback, !prohibited.contains(.loopback) {
            limited.links = loopback.map { [$0] } ?? []
            limited.status = limited.links.isEmpty ? .unsatisfied : .satisfied
            limited.isExpensiveAnswer = false
            limited.supportsIPv4 = !limited.links.isEmpty
            limited.supportsIPv6 = !limited.links.isEmpty
            return limited
        }
        limited.links = links.filter { link in
            (required == nil || link.kind == required) && !prohibited.contains(link.kind)
        }
        if limited.links.isEmpty {
            limited.makeUnsatisfied(unsatisfiedReason)
        } else if status == .satisfied, limited.links != links {
            let indices = Set(limited.links.map(\.index))
            limited.supportsIPv4 = supportsIPv4 && routes.contains { $0.destination.count == 4 && indices.contains($0.linkIndex) }
            limited.supportsIPv6 = supportsIPv6 && routes.contains { $0.destination.count == 16 && indices.contains($0.linkIndex) }
        }
        return limited
    }

    /// Removes all that an unsatisfied network does not have.
    package mutating func makeUnsatisfied(_ reason: NetworkService.UnsatisfiedReason) {
        let lost = Set(links.map(\.index))
        status = .unsatisfied
        unsatisfiedReason = reason
        links = []
        addresses.removeAll { lost.contains($0.linkIndex) }
        routes.removeAll { lost.contains($0.linkIndex) }
        isExpensiveAnswer = false
        isConstrained = false
        (supportsIPv4, supportsIPv6, supportsDNS) = (false, false, false)
    }
}

extension NetworkState {
    /// The network that tests have, independent of the computer's: one network for each kind, with a router.
    ///
    /// - Parameter kinds: The kinds of interfaces in the order of preference. Loopback is always there.
    package static func simulated(_ kinds: [NetworkInterfaceKind]) -> NetworkState {
        let loopback = NetworkLink(name: "lo0", index: 1, kind: .loopback)
        var unique: [NetworkInterfaceKind] = []
        for kind in kinds where kind != .loopback && !unique.contains(kind) { unique.append(kind) }
        let links = unique.map { NetworkLink(name: simulatedNames[$0] ?? "utun0", index: simulatedIndices[$0] ?? 2, kind: $0) }
        var (addresses, routes): ([NetworkAddress], [NetworkRoute]) = ([], [])
        for (position, link) in links.enumerated() {
            let (third, metric) = (UInt8(link.index), UInt32(position))
            addresses.append(NetworkAddress(bytes: [192, 168, third, 2], prefixLength: 24, linkIndex: link.index))
            let networks: [([UInt8], Int)] = [([192, 168, third, 0], 24), ([169, 254, 0, 0], 16)]
            for (network, prefix) in networks {
                routes.append(NetworkRoute(destination: network, prefixLength: prefix, gateway: nil, linkIndex: link.index, metric: metric))
            }
            let linkLocal = [0xFE, 0x80] + [UInt8](repeating: 0, count: 13)
            routes += [
                NetworkRoute(
                    destination: [0, 0, 0, 0], prefixLength: 0, gateway: [192, 168, third, 1], linkIndex: link.index, metric: metric),
                NetworkRoute(
                    destination: [UInt8](repeating: 0, count: 16), prefixLength: 0, gateway: linkLocal + [1], linkIndex: link.index,
                    metric: metric),
                NetworkRoute(destination: linkLocal + [0], prefixLength: 64, gateway: nil, linkIndex: link.index, metric: metric),
            ]
        }
        return NetworkState(
            status: links.isEmpty ? .unsatisfied : .satisfied, unsatisfiedReason: .notAvailable, links: links, loopback: loopback,
            allLinks: [loopback] + links, addresses: addresses, routes: routes, isExpensiveAnswer: nil, isConstrained: false,
            supportsIPv4: !links.isEmpty, supportsIPv6: !links.isEmpty, supportsDNS: !links.isEmpty)
    }

    /// The names that interfaces have on an iPhone.
    private static let simulatedNames: [NetworkInterfaceKind: String] = [
        .wifi: "en0", .cellular: "pdp_ip0", .wiredEthernet: "en1", .other: "utun0",
    ]
    private static let simulatedIndices: [NetworkInterfaceKind: Int] = [.wifi: 2, .cellular: 3, .wiredEthernet: 4, .other: 5]
}
