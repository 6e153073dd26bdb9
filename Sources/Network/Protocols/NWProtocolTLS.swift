public import Security

/// Transport Layer Security, encryption of a stream.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocoltls
public class NWProtocolTLS: NWProtocol {
    /// The identity of the protocol.
    public static let definition = NWProtocolDefinition("tls")

    /// The options of encryption.
    ///
    /// By default, a client checks the name of the server, and its certificate against those of the system.
    /// - Source: https://developer.apple.com/documentation/network/nwprotocoltls/options
    // Unchecked: the settings are behind a lock.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The settings, which functions of Security change.
        public let securityProtocolOptions: sec_protocol_options_t

        /// Creates options with the default values.
        public override init() {
            securityProtocolOptions = OS_sec_protocol_options()
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolTLS.definition }

        override func copied() -> NWProtocolOptions {
            let copy = Options()
            let settings = securityProtocolOptions.settings
            copy.securityProtocolOptions.change { $0 = settings }
            return copy
        }
    }

    /// Information about the encryption of a connection.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwprotocoltls/metadata
    // Unchecked: the results of the handshake are constant.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The results of the handshake, which functions of Security return.
        public let securityProtocolMetadata: sec_protocol_metadata_t

        init(_ metadata: sec_protocol_metadata_t) {
            securityProtocolMetadata = metadata
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolTLS.definition }
    }
}
