extension NWConnection {
    /// The properties of content that is sent or received.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwconnection/contentcontext
    // Unchecked: all properties are constant.
    public class ContentContext: @unchecked Sendable {
        /// A description for logs.
        public let identifier: String
        /// The milliseconds after which content that waits may be dropped; 0 for never.
        ///
        /// > Difference from Apple: content is never dropped.
        public let expirationMilliseconds: UInt64
        /// The priority in the unit interval; 0.5 by default.
        ///
        /// > Difference from Apple: content is sent in the order of the calls.
        public let relativePriority: Double
        /// Content that must be sent earlier.
        public let antecedent: NWConnection.ContentContext?
        /// Whether the content is the last one. The direction ends after it.
        public let isFinal: Bool
        /// The metadata of protocols.
        public let protocolMetadata: [NWProtocolMetadata]

        /// Creates a context for sending.
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        /// Returns the metadata of a protocol; `nil` if the context has none.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }

        /// The context of messages and of parts of a stream. The connection stays open.
        public static let defaultMessage = ContentContext(identifier: "default message")
        /// The context of the last message. The connection sends nothing after it.
        public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
        /// The context of a whole stream. The stream ends with the part that is complete.
        public static let defaultStream = ContentContext(identifier: "default stream", isFinal: true)
    }
}
