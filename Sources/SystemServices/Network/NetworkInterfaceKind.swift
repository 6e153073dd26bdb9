/// The kind of a network interface.
public enum NetworkInterfaceKind: String, CaseIterable, Sendable {
    /// A kind that has no case of its own, such as a tunnel.
    case other
    /// A wireless local network.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable, or a virtual device that behaves like one.
    case wiredEthernet
    /// The connection of the device with itself.
    case loopback
}
