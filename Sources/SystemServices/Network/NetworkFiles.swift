import Foundation

/// The files of the system that describe the network.
enum NetworkFiles {
    /// The hardware types of the kernel with a kind of their own.
    private enum Hardware {
        static let ethernet: UInt16 = 1
        static let pointToPoint: UInt16 = 512
        static let rawIP: UInt16 = 519
        static let loopback: UInt16 = 772
    }

    /// Returns the kind of an interface.
    ///
    /// - Parameter hardware: The number of the hardware type, as in `/sys/class/net/NAME/type`.
    static func kind(of name: String, hardware: UInt16, root: String = "/sys/class/net") -> NetworkInterfaceKind {
        let folder = "\(root)/\(name)"
        let exists = FileManager.default.fileExists(atPath:)
        if hardware == Hardware.loopback { return .loopback }
        if exists("\(folder)/wireless") || exists("\(folder)/phy80211") { return .wifi }
        let event = (try? String(contentsOfFile: "\(folder)/uevent", encoding: .utf8)) ?? ""
        if event.split(separator: "\n").contains("DEVTYPE=wlan") { return .wifi }
        // Modems have an interface of a type of their own, or a connection from point to point.
        let isModem = event.split(separator: "\n").contains("DEVTYPE=wwan") || name.hasPrefix("wwan") || name.hasPrefix("rmnet")
        if isModem || hardware == Hardware.pointToPoint || (hardware == Hardware.rawIP && name.hasPrefix("ww")) { return .cellular }
        return hardware == Hardware.ethernet ? .wiredEthernet : .other
    }

    /// Whether the resolver has a name server.
    static var hasNameServers: Bool {
        guard let text = try? String(contentsOfFile: "/etc/resolv.conf", encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { $0.hasPrefix("nameserver") }
    }

    /// Reads the tables by `getifaddrs` and `/proc/net/route`, for systems without netlink sockets.
    static func tables(routes text: String? = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) -> NetworkTables {
        var tables = NetworkTables(hasNameServers: hasNameServers)
        readAddresses(into: &tables)
        for line in (text ?? "").split(separator: "\n").dropFirst() {
            if let (name, route) = route(line, in: &tables), !name.isEmpty { tables.routes.append(route) }
        }
        return tables
    }

    private static func readAddresses(into tables: inout NetworkTables) {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return }
        defer { freeifaddrs(first) }
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            let index = add(String(cString: entry.ifa_name), flags: entry.ifa_flags, to: &tables)
            guard let address = entry.ifa_addr, let bytes = AddressBytes.read(address) else { continue }
            let mask = entry.ifa_netmask.flatMap { AddressBytes.read($0) } ?? []
            let prefix = mask.reduce(0) { $0 + $1.nonzeroBitCount }
            tables.addresses.append(NetworkAddress(bytes: bytes, prefixLength: prefix, linkIndex: index))
        }
    }

    /// Adds an interface if the tables do not have it yet, and returns its number.
    private static func add(_ name: String, flags: UInt32, to tables: inout NetworkTables) -> Int {
        if let known = tables.interfaces.first(where: { $0.link.name == name }) { return known.link.index }
        let type = (try? String(contentsOfFile: "/sys/class/net/\(name)/type", encoding: .utf8)) ?? ""
        let hardware = UInt16(type.trimmingCharacters(in: .whitespacesAndNewlines)) ?? Hardware.ethernet
        let number = Int(if_nametoindex(name))
        let index = number > 0 ? number : (tables.interfaces.map(\.link.index).max() ?? 0) + 1
        tables.interfaces.append(NetworkTables.Interface(name, index: index, flags: flags, hardware: hardware))
        return index
    }

    /// Reads a line of `/proc/net/route`: name, destination, router, flags, two counters, metric and mask. Addresses
    /// are hexadecimal numbers in the order of bytes of the computer.
    private static func route(_ line: Substring, in tables: inout NetworkTables) -> (name: String, route: NetworkRoute)? {
        let fields = line.split(whereSeparator: \.isWhitespace)
        guard fields.count >= 8, let destination = UInt32(fields[1], radix: 16), let router = UInt32(fields[2], radix: 16),
            let flags = UInt32(fields[3], radix: 16), let metric = UInt32(fields[6]), let mask = UInt32(fields[7], radix: 16)
        else { return nil }
        let (up, gateway, reject): (UInt32, UInt32, UInt32) = (0x1, 0x2, 0x200)
        guard flags & up != 0, flags & reject == 0 else { return nil }
        let index = add(String(fields[0]), flags: NetworkTables.Flag.up | NetworkTables.Flag.running, to: &tables)
        func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
        return (
            String(fields[0]),
            NetworkRoute(
                destination: bytes(destination), prefixLength: mask.nonzeroBitCount, gateway: flags & gateway != 0 ? bytes(router) : nil,
                linkIndex: index, metric: metric)
        )
    }
}
