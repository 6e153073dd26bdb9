/// An address of an interface of the device, with its network.
package struct NetworkAddress: Hashable, Sendable {
    /// The 4 or 16 bytes in network order.
    package let bytes: [UInt8]
    /// The number of leading bits that all addresses of the network have in common.
    package let prefixLength: Int
    /// The number of the interface.
    package let linkIndex: Int

    package init(bytes: [UInt8], prefixLength: Int, linkIndex: Int) {
        self.bytes = bytes
        self.prefixLength = prefixLength
        self.linkIndex = linkIndex
    }

    /// Whether the address is valid on its link alone: 169.254.0.0/16 or fe80::/10.
    package var isLinkLocal: Bool {
        bytes.count == 4 ? bytes[0] == 169 && bytes[1] == 254 : bytes.count == 16 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
    }
}

/// A route of the device.
package struct NetworkRoute: Hashable, Sendable {
    /// The network to which the route leads: 4 or 16 bytes in network order.
    package let destination: [UInt8]
    /// The number of leading bits of the network; 0 for a default route.
    package let prefixLength: Int
    /// The router; `nil` for a network on the link.
    package let gateway: [UInt8]?
    /// The number of the interface.
    package let linkIndex: Int
    /// The cost. The cheapest of several routes to the same network is used.
    package let metric: UInt32

    package init(destination: [UInt8], prefixLength: Int, gateway: [UInt8]?, linkIndex: Int, metric: UInt32 = 0) {
        self.destination = destination
        self.prefixLength = prefixLength
        self.gateway = gateway
        self.linkIndex = linkIndex
        self.metric = metric
    }

    /// Whether the route leads to the Internet as a whole, or is one of several that do so together.
    ///
    /// A virtual private network takes precedence over the default route by longer ones: 0.0.0.0/1 and 128.0.0.0/1, or
    /// networks such as 2000::/4 of version 6. No link has networks of this size.
    package var isDefault: Bool { prefixLength <= (destination.count == 4 ? 1 : 4) }

    /// Whether the first of two routes is used for an address to which both lead: the longer one, else the cheaper one.
    static func takesPrecedence(_ first: NetworkRoute, over second: NetworkRoute) -> Bool {
        (-first.prefixLength, first.metric) < (-second.prefixLength, second.metric)
    }

    /// Whether the route leads to an address of the same version.
    package func leads(to address: [UInt8]) -> Bool {
        guard address.count == destination.count, prefixLength <= 8 * address.count else { return false }
        let whole = prefixLength / 8
        guard address.prefix(whole) == destination.prefix(whole) else { return false }
        let rest = prefixLength % 8
        guard rest > 0 else { return true }
        return (address[whole] ^ destination[whole]) >> (8 - rest) == 0
    }
}

/// The way from the device to an address.
package enum NetworkReach: Hashable, Sendable {
    /// No route leads to the address.
    case none
    /// The address is one of the device.
    case local
    /// The address is on the link of an interface.
    case direct(NetworkLink)
    /// A router of an interface leads to the address.
    case routed(NetworkLink)

    /// The interface; `nil` for an address of the device, and without a route.
    package var link: NetworkLink? {
        switch self {
        case .none, .local: nil
        case .direct(let link), .routed(let link): link
        }
    }
}
