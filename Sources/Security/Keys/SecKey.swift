internal import Foundation
internal import LibSSL

/// A public or private key of RSA or of an elliptic curve. Can be used on any thread.
///
/// The memory of a private key is overwritten when its last reference goes away. The description contains no numbers
/// of the key.
///
/// - Source: https://developer.apple.com/documentation/security/seckey
public final class SecKey: Sendable {
    let key: AsymmetricKey
    /// Whether `SecKeyCopyExternalRepresentation` returns a private key.
    let isExtractable: Bool

    init(_ key: AsymmetricKey, isExtractable: Bool = true) {
        self.key = key
        self.isExtractable = isExtractable
    }

    /// The public key's format of `SecKeyCopyExternalRepresentation`.
    func publicBytes() throws(SecurityError) -> [UInt8] {
        do { return try key.publicBytes() } catch { throw SecurityError(error, "The public key cannot be encoded.") }
    }
}

extension SecKey: Hashable {
    public static func == (first: SecKey, second: SecKey) -> Bool {
        if first === second { return true }
        guard first.key.isPrivate == second.key.isPrivate, first.key.kind == second.key.kind,
            let left = try? first.key.publicBytes(), let right = try? second.key.publicBytes()
        else { return false }
        return left == right
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key.isPrivate)
        hasher.combine(try? key.publicBytes())
    }
}

extension SecKey: CustomStringConvertible, CustomReflectable {
    public var description: String {
        let kind = key.kind == .rsa ? "RSA" : "EC"
        return "<SecKeyRef key type: \(kind)\(key.isPrivate ? "PrivateKey" : "PublicKey"), block size: \(key.bitCount) bits>"
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An operation that a key may support.
///
/// - Source: https://developer.apple.com/documentation/security/seckeyoperationtype
public enum SecKeyOperationType: Int, Sendable {
    /// Signing data with a private key.
    case sign = 0
    /// Verifying a signature with a public key.
    case verify = 1
    /// Encrypting data with a public key.
    case encrypt = 2
    /// Decrypting data with a private key.
    case decrypt = 3
    /// Computing a shared secret with a private key.
    case keyExchange = 4
}
