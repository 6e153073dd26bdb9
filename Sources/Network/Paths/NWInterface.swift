internal import SystemServices

/// A network interface, through which a path can lead.
///
/// - Source: https://developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    /// The kind of link of an interface.
    public enum InterfaceType: Hashable, Sendable {
        /// A virtual interface, or an interface of an unknown kind.
        case other
        /// A Wi-Fi link.
        case wifi
        /// A link to a mobile network.
        case cellular
        /// A link by cable.
        case wiredEthernet
        /// The link of the device with itself.
        case loopback
    }

    /// The kind of link.
    public let type: InterfaceType
    /// The name, such as "wlan0" or, in a test, "en0".
    public let name: String
    /// The number of the interface, from 1.
    public let index: Int

    init(type: InterfaceType, name: String, index: Int) {
        self.type = type
        self.name = name
        self.index = index
    }

    /// The name.
    public var debugDescription: String { name }
}

extension NWInterface {
    init(_ link: NetworkLink) { self.init(type: InterfaceType(link.kind), name: link.name, index: link.index) }

    /// Finds the interface with a name; `nil` if the device has none.
    init?(named name: String) {
        guard let link = SystemServices.current.network.links.first(where: { $0.name == name }) else { return nil }
        self.init(link)
    }

    /// Finds the interface with a number; `nil` if the device has none.
    init?(index: Int) {
        guard let link = SystemServices.current.network.links.first(where: { $0.index == index }) else { return nil }
        self.init(link)
    }
}

extension NWInterface.InterfaceType {
    init(_ kind: NetworkInterfaceKind) {
        switch kind {
        case .other: self = .other
        case .wifi: self = .wifi
        case .cellular: self = .cellular
        case .wiredEthernet: self = .wiredEthernet
        case .loopback: self = .loopback
        }
    }

    /// The same kind in `SystemServices`.
    var kind: NetworkInterfaceKind {
        switch self {
        case .other: .other
        case .wifi: .wifi
        case .cellular: .cellular
        case .wiredEthernet: .wiredEthernet
        case .loopback: .loopback
        }
    }
}
