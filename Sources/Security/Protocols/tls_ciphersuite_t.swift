/// A suite of ciphers of TLS.
///
/// - Source: https://developer.apple.com/documentation/security/tls_ciphersuite_t
public enum tls_ciphersuite_t: UInt16, Sendable {
    /// Triple DES CBC and SHA-1, with keys sent by RSA.
    case RSA_WITH_3DES_EDE_CBC_SHA = 0x000A
    /// AES-128 CBC and SHA-1, with keys sent by RSA.
    case RSA_WITH_AES_128_CBC_SHA = 0x002F
    /// AES-256 CBC and SHA-1, with keys sent by RSA.
    case RSA_WITH_AES_256_CBC_SHA = 0x0035
    /// AES-128 GCM and SHA-256, with keys sent by RSA.
    case RSA_WITH_AES_128_GCM_SHA256 = 0x009C
    /// AES-256 GCM and SHA-384, with keys sent by RSA.
    case RSA_WITH_AES_256_GCM_SHA384 = 0x009D
    /// AES-128 CBC and SHA-256, with keys sent by RSA.
    case RSA_WITH_AES_128_CBC_SHA256 = 0x003C
    /// AES-256 CBC and SHA-256, with keys sent by RSA.
    case RSA_WITH_AES_256_CBC_SHA256 = 0x003D
    /// Triple DES CBC and SHA-1, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA = 0xC008
    /// AES-128 CBC and SHA-1, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA = 0xC009
    /// AES-256 CBC and SHA-1, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA = 0xC00A
    /// Triple DES CBC and SHA-1, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_3DES_EDE_CBC_SHA = 0xC012
    /// AES-128 CBC and SHA-1, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_128_CBC_SHA = 0xC013
    /// AES-256 CBC and SHA-1, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_256_CBC_SHA = 0xC014
    /// AES-128 CBC and SHA-256, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 = 0xC023
    /// AES-256 CBC and SHA-384, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 = 0xC024
    /// AES-128 CBC and SHA-256, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_128_CBC_SHA256 = 0xC027
    /// AES-256 CBC and SHA-384, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_256_CBC_SHA384 = 0xC028
    /// AES-128 GCM and SHA-256, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 = 0xC02B
    /// AES-256 GCM and SHA-384, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 = 0xC02C
    /// AES-128 GCM and SHA-256, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_128_GCM_SHA256 = 0xC02F
    /// AES-256 GCM and SHA-384, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_AES_256_GCM_SHA384 = 0xC030
    /// ChaCha20-Poly1305 and SHA-256, with ephemeral keys on curves, signed by RSA.
    case ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA8
    /// ChaCha20-Poly1305 and SHA-256, with ephemeral keys on curves, signed by ECDSA.
    case ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 = 0xCCA9
    /// AES-128 GCM and SHA-256, of TLS 1.3.
    case AES_128_GCM_SHA256 = 0x1301
    /// AES-256 GCM and SHA-384, of TLS 1.3.
    case AES_256_GCM_SHA384 = 0x1302
    /// ChaCha20-Poly1305 and SHA-256, of TLS 1.3.
    case CHACHA20_POLY1305_SHA256 = 0x1303
}
