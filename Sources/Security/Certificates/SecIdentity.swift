public import CoreGraphics
internal import Foundation
internal import LibSSL

/// A certificate with its private key. Can be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/security/secidentity
public final class SecIdentity: Sendable, Hashable {
    let certificate: SecCertificate
    let key: SecKey

    init(_ certificate: SecCertificate, _ key: SecKey) {
        self.certificate = certificate
        self.key = key
    }

    public static func == (first: SecIdentity, second: SecIdentity) -> Bool {
        first.certificate == second.certificate && first.key == second.key
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

/// Returns the certificate of an identity.
///
/// - Parameters:
///   - identityRef: The identity.
///   - certificateRef: Receives the certificate.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

/// Returns the private key of an identity.
///
/// - Parameters:
///   - identityRef: The identity.
///   - privateKeyRef: Receives the key.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecIdentityCopyPrivateKey(_ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>) -> OSStatus {
    privateKeyRef.pointee = identityRef.key
    return errSecSuccess
}

/// The passphrase of PKCS 12 data; a string.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The name of an imported item; a string.
public let kSecImportItemLabel: CFString = "label"
/// The label of an imported key; data.
public let kSecImportItemKeyID: CFString = "keyid"
/// An evaluation of an imported certificate; ``SecTrust``.
public let kSecImportItemTrust: CFString = "trust"
/// The certificates of an imported item, that of the key first; an array of ``SecCertificate``.
public let kSecImportItemCertChain: CFString = "chain"
/// An imported identity; ``SecIdentity``.
public let kSecImportItemIdentity: CFString = "identity"

/// Decrypts PKCS 12 data. Adds nothing to the keychain. Can be called on any thread.
///
/// - Parameters:
///   - pkcs12_data: The data.
///   - options: ``kSecImportExportPassphrase``.
///   - items: Receives an array of dictionaries with the keys `kSecImportItem…`.
/// - Returns: ``errSecSuccess``; ``errSecAuthFailed`` for a wrong passphrase; ``errSecDecode`` for other data, or for
///   key derivations with more than 5,000,000 iterations in total, which would take minutes or hours;
///   ``errSecUnsupportedFormat`` for data without a private key, or with an unknown cipher.
///
/// > Difference from Apple: only the first private key is imported.
///
/// - Source: https://developer.apple.com/documentation/security/secpkcs12import(_:_:_:)
@discardableResult
public func SecPKCS12Import(_ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    let passphrase = KeyParameters(options).text(kSecImportExportPassphrase) ?? ""
    do throws(CryptographyError) {
        let content = try pkcs12_data.withUnsafeBytes({ SecretBytes($0) }).withBytes { bytes throws(CryptographyError) in
            try PKCS12(bytes, passphrase: passphrase)
        }
        let certificate = SecCertificate(content.certificate)
        let key = SecKey(content.key)
        let chain = [certificate] + content.others.map { SecCertificate($0) }
        var item: [String: Any] = [
            kSecImportItemIdentity: SecIdentity(certificate, key), kSecImportItemCertChain: chain,
            kSecImportItemTrust: SecTrust(chain, [SecPolicy(.basic)]),
        ]
        item[kSecImportItemKeyID] = key.applicationLabel
        if !content.name.isEmpty { item[kSecImportItemLabel] = content.name }
        items.pointee = [item]
        return errSecSuccess
    } catch {
        return switch error {
        case .keySize: errSecAuthFailed
        case .unsupported: errSecUnsupportedFormat
        default: errSecDecode
        }
    }
}
