internal import SystemServices

/// A value of the store, and whether it is verified.
///
/// > Difference from Apple: Values have no signature. `jwsRepresentation` and the properties of the signature do not
/// > exist. All values are verified, unless a test sets `app.system.store.failsVerification`.
///
/// - Source: https://developer.apple.com/documentation/storekit/verificationresult
@frozen public enum VerificationResult<SignedType> {
    /// The value is not verified.
    case unverified(SignedType, VerificationError)
    /// The value is verified.
    case verified(SignedType)

    /// The reason why a value is not verified.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/verificationresult/verificationerror
    public enum VerificationError: Error, Hashable, LocalizedError {
        /// A certificate was revoked.
        case revokedCertificate
        /// A chain of certificates is not valid.
        case invalidCertificateChain
        /// The value belongs to another device.
        case invalidDeviceVerification
        /// The encoding is not valid.
        case invalidEncoding
        /// The signature is not valid.
        case invalidSignature
        /// Properties are missing.
        case missingRequiredProperties

        /// The description of the error, one sentence.
        public var errorDescription: String? {
            switch self {
            case .revokedCertificate: "The certificate was revoked."
            case .invalidCertificateChain: "The chain of certificates is not valid."
            case .invalidDeviceVerification: "The value belongs to another device."
            case .invalidEncoding: "The encoding is not valid."
            case .invalidSignature: "The signature is not valid."
            case .missingRequiredProperties: "Properties are missing."
            }
        }
    }

    /// The value.
    ///
    /// - Throws: The ``VerificationError`` of a value that is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whether it is verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult {
    /// Returns a value with the answer of the store.
    static func result(_ value: SignedType, _ store: StoreService) -> VerificationResult {
        store.failsVerification ? .unverified(value, .invalidSignature) : .verified(value)
    }
}
