/// The Transmission Control Protocol, a reliable stream of bytes.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocoltcp
public class NWProtocolTCP: NWProtocol {
    /// The identity of the protocol.
    public static let definition = NWProtocolDefinition("tcp")

    /// Information about the stream of a connection.
    // Unchecked: the counts are constant.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The number of bytes that have arrived and that the app has not received.
        ///
        /// > Difference from Apple: bytes in the kernel are not counted.
        public let availableReceiveBuffer: UInt32
        /// The number of bytes that the app has sent and the kernel has not accepted.
        ///
        /// > Difference from Apple: bytes in the kernel are not counted.
        public let availableSendBuffer: UInt32

        init(receive: Int, send: Int) {
            availableReceiveBuffer = UInt32(clamping: receive)
            availableSendBuffer = UInt32(clamping: send)
            super.init()
        }

        override var definition: NWProtocolDefinition { NWProtocolTCP.definition }
    }
}
