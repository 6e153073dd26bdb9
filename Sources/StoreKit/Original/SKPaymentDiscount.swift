/// A promotional offer with the signature of the app's server.
///
/// > Difference from Apple: The signature is not checked, because Apple's key is not here.
///
/// - Source: https://developer.apple.com/documentation/storekit/skpaymentdiscount
// Unchecked: all values are constants, and NSNumber cannot be changed.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The identifier of the offer.
    public final let identifier: String
    /// The identifier of the key of the signature.
    public final let keyIdentifier: String
    /// A value that is used once.
    public final let nonce: UUID
    /// The signature.
    public final let signature: String
    /// The time of the signature, in milliseconds since 1970.
    public final let timestamp: NSNumber

    /// Creates an offer.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
        super.init()
    }
}
