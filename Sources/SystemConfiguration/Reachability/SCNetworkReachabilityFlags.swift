/// How a target can be reached.
///
/// - Source: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The target is reached by a connection that ends, such as one from point to point.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The target can be reached, maybe after a connection is established.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be established first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic to the target establishes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The person must act to establish the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// Functions of the system for connections establish the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The target is an address of the device.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The target is on the link of an interface, and not behind a router.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The target is reached through a mobile network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// Another name of ``connectionOnTraffic``.
    public static let connectionAutomatic = connectionOnTraffic
}
