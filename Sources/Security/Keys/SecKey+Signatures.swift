public import CoreGraphics
internal import Foundation
internal import LibSSL

/// Signs data with a private key. Can be called on any thread.
///
/// - Parameters:
///   - key: The private key.
///   - algorithm: A signature of a message or of a digest, such as
///     ``SecKeyAlgorithm/ecdsaSignatureMessageX962SHA256``.
///   - dataToSign: The message, or the digest.
///   - error: Receives the error; may be `nil`.
/// - Returns: The signature; `nil` with `errSecParam` if the key does not support the algorithm, or for a digest of
///   another length.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:)
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    reporting(to: error) { () throws(SecurityError) in
        let (scheme, digest) = try key.digest(.sign, algorithm, dataToSign)
        do throws(CryptographyError) {
            return try digest.withBytes { bytes throws(CryptographyError) in Data(try key.key.sign(bytes, scheme)) }
        } catch {
            throw SecurityError(error, "\(algorithm.rawValue): the signature failed")
        }
    }
}

/// Verifies a signature with a public key. Can be called on any thread.
///
/// - Parameters:
///   - key: The public key.
///   - algorithm: A signature of a message or of a digest.
///   - signedData: The message, or the digest.
///   - signature: The signature.
///   - error: Receives the error; may be `nil`. A wrong signature is the error `errSecVerifyFailed`.
/// - Returns: Whether the signature is that of the data.
///
/// - Source: https://developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:)
@discardableResult
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isVerified: Bool? = reporting(to: error) { () throws(SecurityError) in
        let (scheme, digest) = try key.digest(.verify, algorithm, signedData)
        let signature = signature.withUnsafeBytes { SecretBytes($0) }
        let isMatch: Bool
        do throws(CryptographyError) {
            isMatch = try digest.withBytes { digest throws(CryptographyError) in
                try signature.withBytes { signature throws(CryptographyError) in try key.key.verify(signature, digest, scheme) }
            }
        } catch {
            throw SecurityError(error, "\(algorithm.rawValue): the verification failed")
        }
        guard isMatch else {
            let kind = scheme.isRSA ? "RSA" : "EC"
            throw SecurityError(errSecVerifyFailed, "\(kind) signature verification failed, no match")
        }
        return true
    }
    return isVerified ?? false
}

extension SecKey {
    /// Returns the scheme of an algorithm, and the digest that is signed.
    func digest(
        _ type: SecKeyOperationType, _ algorithm: SecKeyAlgorithm, _ data: Data
    ) throws(SecurityError) -> (SignatureScheme, SecretBytes) {
        guard case .signature(let scheme, let length, let messageDigest) = operation(type, algorithm) else {
            throw SecurityError(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(self)")
        }
        let digest = data.withUnsafeBytes { bytes in
            messageDigest.map { SecretBytes(Digest.hash($0, bytes)) } ?? SecretBytes(bytes)
        }
        guard length.map({ $0 == digest.count }) ?? true else {
            throw SecurityError(errSecParam, "\(algorithm.rawValue): the digest has \(digest.count) bytes")
        }
        return (scheme, digest)
    }
}
