extension NWParameters {
    /// The protocols of a connection.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwparameters/protocolstack
    // Unchecked: all values are behind a lock.
    public class ProtocolStack: @unchecked Sendable {
        private struct Protocols: Sendable {
            var application: [NWProtocolOptions] = []
            var transport: NWProtocolOptions?
            var `internet` = NWProtocolIP.Options()
        }

        private let protocols = LockedValues(Protocols())

        init() {}

        func copied() -> ProtocolStack {
            let copy = ProtocolStack()
            copy.applicationProtocols = applicationProtocols.map { $0.copied() }
            copy.transportProtocol = transportProtocol?.copied()
            if let copied = protocols[\.internet].copied() as? NWProtocolIP.Options { copy.protocols[\.internet] = copied }
            return copy
        }

        /// The protocols above the transport, the highest first: none, or TLS.
        public var applicationProtocols: [NWProtocolOptions] {
            get { protocols[\.application] }
            set { protocols[\.application] = newValue }
        }

        /// TCP or UDP; `nil` for new parameters without protocols.
        public var transportProtocol: NWProtocolOptions? {
            get { protocols[\.transport] }
            set { protocols[\.transport] = newValue }
        }

        /// The options of the Internet Protocol, never `nil`. Setting `nil` restores the default.
        public var internetProtocol: NWProtocolOptions? {
            get { protocols[\.internet] }
            set { protocols[\.internet] = newValue as? NWProtocolIP.Options ?? NWProtocolIP.Options() }
        }
    }

    /// The priority of a connection's packets.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwparameters/serviceclass
    public enum ServiceClass: Sendable {
        /// The usual priority.
        case bestEffort
        /// Work that other work may delay.
        case background
        /// Video of a conversation.
        case interactiveVideo
        /// Voice of a conversation.
        case interactiveVoice
        /// Data for which the person waits.
        case responsiveData
        /// Signals of a conversation.
        case signaling
    }
}
