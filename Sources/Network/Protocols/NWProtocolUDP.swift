/// The User Datagram Protocol, messages that may be lost.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocoludp
public class NWProtocolUDP: NWProtocol {
    /// The identity of the protocol.
    public static let definition = NWProtocolDefinition("udp")

    /// The options of messages.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwprotocoludp/options
    // Unchecked: all values are behind a lock.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        private let values: LockedValues<Bool>

        /// Creates options with the default values.
        public override init() {
            values = LockedValues(false)
            super.init()
        }

        private init(_ preferNoChecksum: Bool) {
            values = LockedValues(preferNoChecksum)
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolUDP.definition }
        override func copied() -> NWProtocolOptions { Options(values.all) }

        /// Whether IPv4 messages are sent without a checksum; `false` by default.
        public var preferNoChecksum: Bool {
            get { values[\.self] }
            set { values[\.self] = newValue }
        }
    }

    /// Information about a message.
    // Unchecked: the class has no properties.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// Creates metadata to send with a message.
        public override init() { super.init() }

        override var definition: NWProtocolDefinition { NWProtocolUDP.definition }
    }
}
