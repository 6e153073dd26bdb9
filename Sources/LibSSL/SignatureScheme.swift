/// The format of a signature of a digest.
package enum SignatureScheme: Hashable, Sendable {
    /// RSA without padding; the input has the size of the modulus.
    case rsaRaw
    /// RSA with the padding of PKCS #1 and no name of a digest.
    case rsaPKCS1Raw
    /// RSA with the padding of PKCS #1.
    case rsaPKCS1(DigestAlgorithm)
    /// RSA with the padding PSS; the mask has the same digest, and the salt its length.
    case rsaPSS(DigestAlgorithm)
    /// ECDSA in DER.
    case ecdsa
    /// ECDSA as two numbers of the field's size.
    case ecdsaPlain
}

/// The padding of RSA encryption.
package enum EncryptionPadding: Hashable, Sendable {
    /// No padding; the input has the size of the modulus.
    case raw
    case pkcs1
    /// OAEP; the mask has the same digest.
    case oaep(DigestAlgorithm)
}
