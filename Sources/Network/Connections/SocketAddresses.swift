internal import Foundation
internal import SystemServices

@_implementationOnly import NIOCore

extension SocketAddress {
    /// Creates an address from 4 or 16 bytes.
    ///
    /// - Parameter scope: The number of the interface of a link-local address; 0 for none.
    init?(bytes: [UInt8], port: UInt16, scope: Int = 0) {
        switch bytes.count {
        case 4:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
            self.init(address, host: "")
        case 16:
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_scope_id = UInt32(clamping: scope)
            withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
            self.init(address, host: "")
        default: return nil
        }
    }

    /// Creates the address of an endpoint with an address; `nil` for an endpoint with a name.
    init?(_ endpoint: NWEndpoint) {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): self.init(bytes: [UInt8](address.rawValue), port: port.rawValue)
        case .hostPort(.ipv6(let address), let port):
            self.init(bytes: [UInt8](address.rawValue), port: port.rawValue, scope: address.interface?.index ?? 0)
        case .unix(let path):
            guard let address = try? SocketAddress(unixDomainSocketPath: path) else { return nil }
            self = address
        default: return nil
        }
    }

    /// Creates the local address of a socket from an endpoint.
    ///
    /// - Parameter remote: An address of the same version. An endpoint with a name represents any address.
    init?(_ endpoint: NWEndpoint, like remote: SocketAddress) {
        if let address = SocketAddress(endpoint), address.protocol == remote.protocol {
            self = address
        } else if case .hostPort(_, let port) = endpoint {
            self.init(bytes: [UInt8](repeating: 0, count: remote.protocol == .inet6 ? 16 : 4), port: port.rawValue)
        } else {
            return nil
        }
    }

    /// The 4 or 16 bytes of an address; `nil` for a path. An IPv4-mapped address has 4.
    var bytes: [UInt8]? { withSockAddr { address, _ in AddressBytes.read(address) } }

    /// The number of the interface of a link-local address; 0 for none.
    private var scope: Int {
        if case .v6(let address) = self { Int(address.address.sin6_scope_id) } else { 0 }
    }

    /// The endpoint of the address.
    var endpoint: NWEndpoint? {
        guard let bytes else { return pathname.map { .unix(path: $0) } }
        return NWEndpoint(bytes, port: UInt16(clamping: port ?? 0), scope == 0 ? nil : NWInterface(index: scope))
    }
}
