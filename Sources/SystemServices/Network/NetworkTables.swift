import Foundation

/// The kernel's tables of interfaces, addresses and routes.
struct NetworkTables {
    /// An entry of the table of interfaces.
    struct Interface: Hashable {
        var link: NetworkLink
        /// Whether the interface is on, and connected.
        var isRunning: Bool
    }

    var interfaces: [Interface] = []
    var addresses: [NetworkAddress] = []
    var routes: [NetworkRoute] = []
    var hasNameServers = false
}

extension NetworkTables {
    /// Reads the tables of the network namespace of a socket.
    init(_ socket: NetlinkSocket) throws(NetlinkSocket.Failure) {
        interfaces = try socket.entries(of: 18, reply: 16).compactMap(Self.interface)
        addresses = try socket.entries(of: 22, reply: 20).compactMap(Self.address)
        routes = try socket.entries(of: 26, reply: 24).flatMap(Self.routes)
        hasNameServers = NetworkFiles.hasNameServers
    }

    /// The flags of an interface that is on, leads to the device itself, and is connected.
    enum Flag {
        static let up: UInt32 = 0x1
        static let loopback: UInt32 = 0x8
        static let running: UInt32 = 0x40
    }

    /// Reads an `ifinfomsg` of 16 bytes with its attributes: 3 is the name.
    static func interface(_ entry: [UInt8]) -> Interface? {
        guard let hardware = entry.load(UInt16.self, at: 2), let index = entry.load(Int32.self, at: 4),
            let flags = entry.load(UInt32.self, at: 8), let name = attributes(entry, from: 16)[3]
        else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        return Interface(text, index: Int(index), flags: flags, hardware: hardware)
    }

    /// Reads an `ifaddrmsg` of 8 bytes with its attributes: 1 is the address, 2 the own end of a pair of addresses.
    static func address(_ entry: [UInt8]) -> NetworkAddress? {
        guard entry.count >= 8, let index = entry.load(UInt32.self, at: 4) else { return nil }
        let attributes = attributes(entry, from: 8)
        guard let bytes = attributes[2] ?? attributes[1], bytes.count == 4 || bytes.count == 16 else { return nil }
        return NetworkAddress(bytes: bytes, prefixLength: min(Int(entry[1]), 8 * bytes.count), linkIndex: Int(index))
    }

    /// Reads an `rtmsg` of 12 bytes with its attributes: 1 is the destination, 4 the interface, 5 the router, 6 the
    /// metric, 9 a list of several routers.
    static func routes(_ entry: [UInt8]) -> [NetworkRoute] {
        guard entry.count >= 12, let flags = entry.load(UInt32.self, at: 8) else { return [] }
        let (family, prefix, table, type) = (entry[0], Int(entry[1]), entry[4], entry[7])
        let (localTable, unicast, dead): (UInt8, UInt8, UInt32) = (255, 1, 0x1 | 0x10)
        let size = Int32(family) == AF_INET ? 4 : Int32(family) == AF_INET6 ? 16 : 0
        guard size > 0, prefix <= 8 * size, table != localTable, type == unicast, flags & dead == 0 else { return [] }
        let attributes = attributes(entry, from: 12)
        let destination = attributes[1] ?? [UInt8](repeating: 0, count: size)
        guard destination.count == size else { return [] }
        let metric = attributes[6]?.load(UInt32.self, at: 0) ?? 0
        func route(_ gateway: [UInt8]?, _ index: Int32) -> NetworkRoute {
            NetworkRoute(destination: destination, prefixLength: prefix, gateway: gateway, linkIndex: Int(index), metric: metric)
        }
        if let index = attributes[4]?.load(Int32.self, at: 0) { return [route(router(attributes), index)] }
        return nextHops(attributes[9] ?? []).map { route($0.router, $0.index) }
    }

    /// Returns the router in the attributes of a route: 5, or 18 for a router of the other version with its family.
    private static func router(_ attributes: [UInt16: [UInt8]]) -> [UInt8]? {
        attributes[5] ?? attributes[18].map { Array($0.dropFirst(2)) }
    }

    /// Reads a list of `rtnexthop` of 8 bytes with their attributes.
    private static func nextHops(_ bytes: [UInt8]) -> [(router: [UInt8]?, index: Int32)] {
        var hops: [(router: [UInt8]?, index: Int32)] = []
        var start = 0
        while let length = bytes.load(UInt16.self, at: start).map(Int.init), let index = bytes.load(Int32.self, at: start + 4),
            length >= 8, length <= bytes.count - start
        {
            hops.append((router(attributes(Array(bytes[start..<(start + length)]), from: 8)), index))
            start += (length + 3) & ~3
        }
        return hops
    }

    /// Reads attributes: a length of two bytes, which counts itself, a type of two bytes, and the value.
    static func attributes(_ bytes: [UInt8], from offset: Int) -> [UInt16: [UInt8]] {
        var attributes: [UInt16: [UInt8]] = [:]
        var start = offset
        while let length = bytes.load(UInt16.self, at: start).map(Int.init), let type = bytes.load(UInt16.self, at: start + 2),
            length >= 4, length <= bytes.count - start
        {
            // The two highest bits are flags.
            attributes[type & 0x3FFF] = Array(bytes[(start + 4)..<(start + length)])
            start += (length + 3) & ~3
        }
        return attributes
    }
}

extension NetworkTables.Interface {
    /// Creates an interface from the kernel's values.
    init(_ name: String, index: Int, flags: UInt32, hardware: UInt16) {
        let kind = flags & NetworkTables.Flag.loopback != 0 ? .loopback : NetworkFiles.kind(of: name, hardware: hardware)
        link = NetworkLink(name: name, index: index, kind: kind)
        isRunning = flags & NetworkTables.Flag.up != 0 && flags & NetworkTables.Flag.running != 0
    }
}

extension NetworkTables {
    /// The state that these tables describe. The network can be used if a running interface has a default route.
    var state: NetworkState {
        let running = interfaces.filter(\.isRunning)
        let defaults = routes.filter { route in
            route.isDefault && running.contains { $0.link.index == route.linkIndex && $0.link.kind != .loopback }
        }
        var links: [NetworkLink] = []
        for route in defaults.sorted(by: NetworkRoute.takesPrecedence) {
            guard let link = running.first(where: { $0.link.index == route.linkIndex })?.link, !links.contains(link) else { continue }
            links.append(link)
        }
        let version4 = defaults.contains { $0.destination.count == 4 }
        // A default IPv6 route is of no use with link-local addresses alone.
        let version6 = defaults.contains { route in
            route.destination.count == 16
                && addresses.contains { $0.linkIndex == route.linkIndex && $0.bytes.count == 16 && !$0.isLinkLocal }
        }
        let indices = Set(running.map(\.link.index))
        return NetworkState(
            status: version4 || version6 ? .satisfied : .unsatisfied, unsatisfiedReason: .notAvailable,
            links: version4 || version6 ? links : [], loopback: running.first { $0.link.kind == .loopback }?.link,
            allLinks: interfaces.map(\.link), addresses: addresses.filter { indices.contains($0.linkIndex) },
            routes: routes.filter { indices.contains($0.linkIndex) }, isExpensiveAnswer: nil, isConstrained: false,
            supportsIPv4: version4, supportsIPv6: version6, supportsDNS: hasNameServers && (version4 || version6))
    }
}
