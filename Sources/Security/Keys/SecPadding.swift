internal import LibSSL

/// The padding of the older functions for signatures and encryption.
///
/// - Source: https://developer.apple.com/documentation/security/secpadding
public struct SecPadding: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The padding of PKCS #1.
    public static let PKCS1 = SecPadding(rawValue: 1)
    /// OAEP with SHA-1, for encryption.
    public static let OAEP = SecPadding(rawValue: 2)
    /// Two numbers instead of DER, for ECDSA.
    public static let sigRaw = SecPadding(rawValue: 0x4000)
    /// The padding of PKCS #1 for an MD5 digest.
    public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
    /// The padding of PKCS #1 for a SHA-1 digest.
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    /// The padding of PKCS #1 for a SHA-224 digest.
    public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
    /// The padding of PKCS #1 for a SHA-256 digest.
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    /// The padding of PKCS #1 for a SHA-384 digest.
    public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
    /// The padding of PKCS #1 for a SHA-512 digest.
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

    /// The scheme of a signature by a key of RSA; `nil` if the padding is not one for signatures.
    var rsaSignature: SignatureScheme? {
        switch self {
        case []: .rsaRaw
        case .PKCS1: .rsaPKCS1Raw
        case .PKCS1MD5: .rsaPKCS1(.md5)
        case .PKCS1SHA1: .rsaPKCS1(.sha1)
        case .PKCS1SHA224: .rsaPKCS1(.sha224)
        case .PKCS1SHA256: .rsaPKCS1(.sha256)
        case .PKCS1SHA384: .rsaPKCS1(.sha384)
        case .PKCS1SHA512: .rsaPKCS1(.sha512)
        default: nil
        }
    }

    /// The padding of RSA encryption; `nil` if the padding is not one for encryption.
    var encryption: EncryptionPadding? {
        switch self {
        case []: .raw
        case .PKCS1: .pkcs1
        case .OAEP: .oaep(.sha1)
        default: nil
        }
    }
}
