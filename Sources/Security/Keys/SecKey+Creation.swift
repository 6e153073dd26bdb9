public import CoreGraphics
internal import Foundation
internal import LibSSL

/// Generates a private key.
///
/// RSA keys have 1,024 to 8,192 bits; the keys of curves have 256, 384 or 521 bits. A key is stored in the keychain if
/// its ``kSecAttrIsPermanent`` is `true`. Can be called on any thread; a large RSA key takes seconds.
///
/// - Parameters:
///   - parameters: ``kSecAttrKeyType``, ``kSecAttrKeySizeInBits``, and ``kSecPrivateKeyAttrs`` with the attributes of
///     the item in the keychain.
///   - error: Receives the error; may be `nil`.
/// - Returns: The private key; `nil` after an error such as `errSecParam`.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    reporting(to: error) { () throws(SecurityError) in
        let parameters = KeyParameters(parameters)
        let key = try SecKey.generate(parameters)
        try key.store(parameters.merged(kSecPrivateKeyAttrs))
        if (parameters.values[kSecPublicKeyAttrs] as? [AnyHashable: Any]) != nil {
            try key.publicKey().store(parameters.merged(kSecPublicKeyAttrs))
        }
        return key
    }
}

/// Generates a pair of keys. New code uses `SecKeyCreateRandomKey`.
///
/// - Parameters:
///   - parameters: As for `SecKeyCreateRandomKey`.
///   - publicKey: Receives the public key; may be `nil`.
///   - privateKey: Receives the private key; may be `nil`.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for parameters that are not valid.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(parameters, &error) else {
        return error.map { OSStatus($0.takeRetainedValue().code) } ?? errSecParam
    }
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    privateKey?.pointee = key
    return errSecSuccess
}

/// Creates a key from its external representation.
///
/// - Parameters:
///   - keyData: An RSA key of PKCS #1 in DER. For a curve, the uncompressed point, followed by the scalar of a private
///     key.
///   - attributes: ``kSecAttrKeyType`` and ``kSecAttrKeyClass``.
///   - error: Receives the error; may be `nil`.
/// - Returns: The key; `nil` with `errSecParam` for data that is not a key of this type.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:)
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    reporting(to: error) { () throws(SecurityError) in
        let parameters = KeyParameters(attributes)
        let isPrivate = try parameters.isPrivate()
        guard parameters.isCurve || parameters.type == kSecAttrKeyTypeRSA else {
            throw SecurityError(errSecParam, "Unsupported key type: \(parameters.type ?? "none")")
        }
        let isExtractable = parameters.flag(kSecAttrIsExtractable) ?? true
        return SecKey(try SecKey.decode(keyData, isCurve: parameters.isCurve, isPrivate: isPrivate), isExtractable: isExtractable)
    }
}

extension KeyParameters {
    func isPrivate() throws(SecurityError) -> Bool {
        switch text(kSecAttrKeyClass) {
        case kSecAttrKeyClassPrivate: return true
        case kSecAttrKeyClassPublic: return false
        case let keyClass: throw SecurityError(errSecParam, "Unsupported key class: \(keyClass ?? "none")")
        }
    }
}

extension SecKey {
    /// The sizes of RSA keys in bits that can be generated.
    private static let rsaBitCounts = 1024...8192

    static func generate(_ parameters: KeyParameters) throws(SecurityError) -> SecKey {
        let isExtractable = !parameters.isInEnclave && parameters.merged(kSecPrivateKeyAttrs).flag(kSecAttrIsExtractable) ?? true
        let size = parameters.bitCount
        do {
            if parameters.isCurve {
                guard let curve = Curve.allCases.first(where: { $0.bitCount == size }), !parameters.isInEnclave || curve == .p256 else {
                    throw SecurityError(errSecParam, "Unsupported size of an EC key: \(size.map { "\($0)" } ?? "none")")
                }
                return SecKey(try AsymmetricKey.generate(curve), isExtractable: isExtractable)
            }
            guard parameters.type == kSecAttrKeyTypeRSA, !parameters.isInEnclave else {
                throw SecurityError(errSecParam, "Unsupported key type: \(parameters.type ?? "none")")
            }
            guard let size, rsaBitCounts.contains(size) else {
                throw SecurityError(errSecParam, "Unsupported size of an RSA key: \(size.map { "\($0)" } ?? "none")")
            }
            return SecKey(try AsymmetricKey.generateRSA(bitCount: size), isExtractable: isExtractable)
        } catch let error as SecurityError {
            throw error
        } catch let error as CryptographyError {
            throw SecurityError(error, "The key could not be generated.")
        } catch {
            throw SecurityError(errSecInternalError)
        }
    }

    static func decode(_ data: CFData, isCurve: Bool, isPrivate: Bool) throws(SecurityError) -> AsymmetricKey {
        let result: Result<AsymmetricKey, CryptographyError> = data.withUnsafeBytes { bytes in
            Result { () throws(CryptographyError) in
                switch (isCurve, isPrivate) {
                case (true, true): try AsymmetricKey.privateKey(pointAndNumber: bytes)
                case (true, false): try AsymmetricKey.publicKey(point: bytes)
                case (false, true): try AsymmetricKey.rsaPrivateKey(bytes)
                case (false, false): try AsymmetricKey.rsaPublicKey(bytes)
                }
            }
        }
        do {
            return try result.get()
        } catch {
            let kind = "\(isCurve ? "EC" : "RSA") \(isPrivate ? "private" : "public")"
            throw SecurityError(errSecParam, "\(kind) key creation from data failed")
        }
    }

    /// Returns the public key of a private key, or the key itself.
    func publicKey() throws(SecurityError) -> SecKey {
        guard key.isPrivate else { return self }
        do {
            return SecKey(try key.publicKey())
        } catch {
            throw SecurityError(error, "The public key is missing.")
        }
    }
}
