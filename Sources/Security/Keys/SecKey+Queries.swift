public import CoreGraphics
internal import Foundation
internal import LibSSL

/// Returns a key in its external representation.
///
/// - Returns: An RSA key of PKCS #1 in DER. For a curve, the uncompressed point, followed by the scalar of a private
///   key. `nil` with an error for a private key of the Secure Enclave.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:)
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    reporting(to: error) { () throws(SecurityError) in
        guard key.key.isPrivate else { return Data(try key.publicBytes()) }
        guard key.isExtractable else { throw SecurityError(errSecUnimplemented, "The private key cannot be exported.") }
        do throws(CryptographyError) {
            return try key.key.privateBytes().withBytes { Data($0) }
        } catch {
            throw SecurityError(error, "The private key cannot be encoded.")
        }
    }
}

/// Returns the public key of a private key. A public key returns itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { try? key.publicKey() }

/// Returns the size of a block in bytes: that of the modulus, or of a coordinate.
@discardableResult
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.key.blockSize }

/// Returns the attributes of a key: type, class, sizes, label and permitted uses.
///
/// - Returns: Values of the types `String`, `Int`, `Bool` and `Data`. The dictionary contains no key material.
///
/// > Difference from Apple: the dictionary contains neither `kSecValueData` nor a persistent reference.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycopyattributes(_:)
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let isPrivate = key.key.isPrivate
    let isRSA = key.key.kind == .rsa
    var attributes: CFDictionary = [
        kSecClass: kSecClassKey,
        kSecAttrKeyType: isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: key.key.bitCount,
        kSecAttrEffectiveKeySize: key.key.bitCount,
        kSecAttrIsPermanent: false,
        kSecAttrIsExtractable: !isPrivate || key.isExtractable,
        kSecAttrCanSign: isPrivate,
        kSecAttrCanVerify: !isPrivate,
        kSecAttrCanEncrypt: !isPrivate && isRSA,
        kSecAttrCanDecrypt: isPrivate && isRSA,
        kSecAttrCanDerive: isPrivate && !isRSA,
        kSecAttrCanWrap: !isPrivate && isRSA,
        kSecAttrCanUnwrap: isPrivate && isRSA,
    ]
    attributes[kSecAttrApplicationLabel] = key.applicationLabel
    if isPrivate, !key.isExtractable { attributes[kSecAttrTokenID] = kSecAttrTokenIDSecureEnclave }
    return attributes
}

/// Returns whether a key supports an algorithm for an operation.
///
/// Private keys sign, decrypt and exchange keys; public keys verify and encrypt. A key must be large enough for the
/// padding.
@discardableResult
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    key.operation(operation, algorithm) != nil
}

extension SecKey {
    /// The digest of the public key, which both keys of a pair have in common.
    var applicationLabel: Data? {
        (try? key.publicBytes()).map { bytes in Data(bytes.withUnsafeBytes { Digest.hash(.sha1, $0) }) }
    }

    /// Returns an algorithm if the key supports it for an operation.
    func operation(_ type: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> KeyOperation? {
        guard let operation = KeyOperation(algorithm) else { return nil }
        let isRSA = key.kind == .rsa
        switch operation {
        case .signature(let scheme, let digestLength, _):
            guard type == (key.isPrivate ? .sign : .verify) else { return nil }
            return scheme.isRSA == isRSA && isLargeEnough(scheme, digestLength) ? operation : nil
        case .encryption(let padding):
            guard type == (key.isPrivate ? .decrypt : .encrypt), isRSA else { return nil }
            return key.maximumMessageLength(padding) > 0 ? operation : nil
        case .wrappedEncryption(let digest):
            guard type == (key.isPrivate ? .decrypt : .encrypt), isRSA else { return nil }
            return key.maximumMessageLength(.oaep(digest)) >= wrappedKeyLength ? operation : nil
        case .integratedEncryption:
            return type == (key.isPrivate ? .decrypt : .encrypt) && !isRSA ? operation : nil
        case .keyExchange:
            return type == .keyExchange && key.isPrivate && !isRSA ? operation : nil
        }
    }

    /// Returns whether a modulus has room for a digest with its padding and name.
    private func isLargeEnough(_ scheme: SignatureScheme, _ digestLength: Int?) -> Bool {
        guard let digestLength else { return true }
        return switch scheme {
        // The padding has 11 bytes, and the name of the digest up to 19 bytes.
        case .rsaPKCS1: key.blockSize >= digestLength + 30
        case .rsaPSS: key.blockSize >= 2 * digestLength + 2
        default: true
        }
    }

    /// The length in bytes of the AES key that RSA encrypts.
    var wrappedKeyLength: Int { key.bitCount >= 4096 ? 32 : 16 }
}

extension SignatureScheme {
    var isRSA: Bool { self != .ecdsa && self != .ecdsaPlain }
}
