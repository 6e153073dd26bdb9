internal import Foundation
internal import SystemServices

/// The part of an endpoint that leads a connection to it.
enum ConnectionTarget {
    /// A host by its name, with a port.
    case name(String, UInt16)
    /// An endpoint with an address.
    case address(NWEndpoint)
    /// A service, or a URL without a host.
    case none

    init(_ endpoint: NWEndpoint) {
        switch endpoint {
        case .hostPort(.name(let name, _), let port): self = .name(name, port.rawValue)
        case .hostPort, .unix: self = .address(endpoint)
        case .url(let url):
            guard let text = url.host, !text.isEmpty else {
                self = .none
                return
            }
            let port = UInt16(exactly: url.port ?? Self.port(url.scheme)) ?? 0
            let endpoint = NWEndpoint.hostPort(host: NWEndpoint.Host(text), port: NWEndpoint.Port(rawValue: port) ?? .any)
            self = Self(endpoint)
        case .service: self = .none
        }
    }

    private static func port(_ scheme: String?) -> Int {
        switch scheme?.lowercased() {
        case "https", "wss": 443
        default: 80
        }
    }

    /// The host that a server's certificate names; `nil` without one.
    var host: String? {
        switch self {
        case .name(let name, _): name
        case .address(.hostPort(let host, _)): host.debugDescription.split(separator: "%").first.map(String.init)
        case .address, .none: nil
        }
    }

    /// The kind of network to which the target belongs.
    enum Reach {
        /// A socket in the file system, which needs no network.
        case file
        /// The device itself.
        case loopback
        /// Another device, with its address if it is known.
        case network([UInt8]?)
    }

    var reach: Reach {
        switch self {
        case .name(let name, _):
            return HostNames.isLocalhost(name.lowercased()) ? .loopback : .network(nil)
        case .address(.hostPort(.ipv4(let address), _)): return address.isLoopback ? .loopback : .network([UInt8](address.rawValue))
        case .address(.hostPort(.ipv6(let address), _)): return address.isLoopback ? .loopback : .network([UInt8](address.rawValue))
        case .address(.unix): return .file
        case .address, .none: return .network(nil)
        }
    }
}
