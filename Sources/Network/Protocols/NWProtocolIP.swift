/// The Internet Protocol.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocolip
public class NWProtocolIP: NWProtocol {
    /// The identity of the protocol.
    public static let definition = NWProtocolDefinition("ip")

    /// The values of options.
    struct Values: Sendable {
        var version = Options.Version.any
        var hopLimit: UInt8 = 0
        var disableFragmentation = false
        var disableMulticastLoopback = false
    }

    /// The options of packets.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwprotocolip/options
    // Unchecked: all values are behind a lock.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        private let values: LockedValues<Values>

        /// A version of the protocol.
        public enum Version: Sendable {
            /// Both versions.
            case any
            /// Version 4 alone.
            case v4
            /// Version 6 alone.
            case v6
        }

        init(_ values: Values = Values()) {
            self.values = LockedValues(values)
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolIP.definition }
        override func copied() -> NWProtocolOptions { Options(values.all) }
        var all: Values { values.all }

        /// The version of the addresses to which the connection may lead; any by default.
        public var version: Version {
            get { values[\.version] }
            set { values[\.version] = newValue }
        }

        /// The maximum number of hops of a packet; 0, the default, for that of the system.
        public var hopLimit: UInt8 {
            get { values[\.hopLimit] }
            set { values[\.hopLimit] = newValue }
        }

        /// Whether packets must not be fragmented; `false` by default.
        public var disableFragmentation: Bool {
            get { values[\.disableFragmentation] }
            set { values[\.disableFragmentation] = newValue }
        }

        /// Whether multicast messages are not looped back to this device; `false` by default.
        public var disableMulticastLoopback: Bool {
            get { values[\.disableMulticastLoopback] }
            set { values[\.disableMulticastLoopback] = newValue }
        }
    }
}
