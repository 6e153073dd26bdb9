import Foundation
import Security

/// Attributes of keys.
enum KeyTools {
    static func rsa(_ keyClass: CFString) -> [String: Any] {
        [kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeyClass as String: keyClass]
    }

    static func curve(_ keyClass: CFString) -> [String: Any] {
        [kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass as String: keyClass]
    }

    static func key(_ data: Data, _ attributes: [String: Any]) -> SecKey? {
        SecKeyCreateWithData(data as CFData, attributes as CFDictionary, nil)
    }

    static var rsaPrivate: SecKey? { key(KeyFixtures.rsaPrivate, rsa(kSecAttrKeyClassPrivate)) }
    static var rsaPublic: SecKey? { key(KeyFixtures.rsaPublic, rsa(kSecAttrKeyClassPublic)) }
    static var curvePrivate: SecKey? { key(KeyFixtures.curvePrivate, curve(kSecAttrKeyClassPrivate)) }
    static var curvePublic: SecKey? { key(KeyFixtures.curvePublic, curve(kSecAttrKeyClassPublic)) }

    static let message = Data("A message".utf8)

    /// Returns a new key of a curve.
    static func newCurveKey(_ bitCount: Int) -> SecKey? {
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits as String: bitCount,
        ]
        return SecKeyCreateRandomKey(attributes as CFDictionary, nil)
    }

    /// Calls a function, and returns the code and the domain of its error.
    static func failure<Result>(_ body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Result) -> NSError? {
        var error: Unmanaged<CFError>?
        _ = body(&error)
        return error?.takeRetainedValue()
    }

    static let digests: [SecKeyAlgorithm] = [
        .rsaSignatureDigestPKCS1v15SHA1, .rsaSignatureDigestPKCS1v15SHA224, .rsaSignatureDigestPKCS1v15SHA256,
        .rsaSignatureDigestPKCS1v15SHA384, .rsaSignatureDigestPKCS1v15SHA512, .rsaSignatureDigestPSSSHA1, .rsaSignatureDigestPSSSHA224,
        .rsaSignatureDigestPSSSHA256, .rsaSignatureDigestPSSSHA384,
    ]
    static let rsaSignatures: [SecKeyAlgorithm] = [
        .rsaSignatureMessagePKCS1v15SHA1, .rsaSignatureMessagePKCS1v15SHA224, .rsaSignatureMessagePKCS1v15SHA256,
        .rsaSignatureMessagePKCS1v15SHA384, .rsaSignatureMessagePKCS1v15SHA512, .rsaSignatureMessagePSSSHA1,
        .rsaSignatureMessagePSSSHA224, .rsaSignatureMessagePSSSHA256, .rsaSignatureMessagePSSSHA384, .rsaSignatureDigestPKCS1v15Raw,
    ]
    static let curveSignatures: [SecKeyAlgorithm] = [
        .ecdsaSignatureMessageX962SHA1, .ecdsaSignatureMessageX962SHA224, .ecdsaSignatureMessageX962SHA256,
        .ecdsaSignatureMessageX962SHA384, .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureDigestX962, .ecdsaSignatureRFC4754,
        .ecdsaSignatureMessageRFC4754SHA256, .ecdsaSignatureMessageRFC4754SHA512, .ecdsaSignatureDigestRFC4754,
    ]
    static let curveEncryptions: [SecKeyAlgorithm] = [
        .eciesEncryptionStandardX963SHA1AESGCM, .eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorX963SHA384AESGCM,
        .eciesEncryptionStandardVariableIVX963SHA224AESGCM, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM,
        .eciesEncryptionCofactorVariableIVX963SHA512AESGCM,
    ]
    static let rsaEncryptions: [SecKeyAlgorithm] = [
        .rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA224, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA384,
        .rsaEncryptionOAEPSHA1AESGCM, .rsaEncryptionOAEPSHA256AESGCM,
    ]
}
