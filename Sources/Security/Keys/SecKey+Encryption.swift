public import CoreGraphics
internal import Foundation
internal import LibSSL

/// Encrypts data with a public key. Can be called on any thread.
///
/// - Parameters:
///   - key: The public key.
///   - algorithm: An encryption such as ``SecKeyAlgorithm/rsaEncryptionOAEPSHA256``.
///   - plaintext: The data. RSA without AES limits its length by the size of the key.
///   - error: Receives the error; may be `nil`.
/// - Returns: The encrypted data; `nil` with `errSecParam` if the key does not support the algorithm, or if the data is
///   too long.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycreateencrypteddata(_:_:_:_:)
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    reporting(to: error) { () throws(SecurityError) in
        let operation = try key.supported(.encrypt, algorithm)
        do throws(CryptographyError) {
            return try plaintext.withUnsafeBytes({ SecretBytes($0) }).withBytes { bytes throws(CryptographyError) in
                switch operation {
                case .encryption(let padding): Data(try key.key.encrypt(bytes, padding))
                case .wrappedEncryption(let digest): Data(try key.wrappedEncryption(bytes, digest))
                case .integratedEncryption(let digest, let hasVector): Data(try key.integratedEncryption(bytes, digest, hasVector))
                case .signature, .keyExchange: throw .unsupported
                }
            }
        } catch {
            throw SecurityError(error, "\(algorithm.rawValue): the encryption of \(plaintext.count) bytes failed")
        }
    }
}

/// Decrypts data with a private key. Can be called on any thread.
///
/// - Parameters:
///   - key: The private key.
///   - algorithm: The algorithm of the encryption.
///   - ciphertext: The encrypted data.
///   - error: Receives the error; may be `nil`.
/// - Returns: The data; `nil` with `errSecParam` if the key does not support the algorithm, or if the data is not
///   encrypted for this key.
///
/// > Difference from Apple: with ``SecKeyAlgorithm/rsaEncryptionPKCS1``, data for another key may give random data
/// > instead of an error. An error for wrong padding would let an attacker decrypt messages.
///
/// - Source: https://developer.apple.com/documentation/security/seckeycreatedecrypteddata(_:_:_:_:)
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    reporting(to: error) { () throws(SecurityError) in
        let operation = try key.supported(.decrypt, algorithm)
        do throws(CryptographyError) {
            let plain = try ciphertext.withUnsafeBytes({ SecretBytes($0) }).withBytes { bytes throws(CryptographyError) in
                switch operation {
                case .encryption(let padding): try key.key.decrypt(bytes, padding)
                case .wrappedEncryption(let digest): try key.wrappedDecryption(bytes, digest)
                case .integratedEncryption(let digest, let hasVector): try key.integratedDecryption(bytes, digest, hasVector)
                case .signature, .keyExchange: throw .unsupported
                }
            }
            return plain.withBytes { Data($0) }
        } catch {
            throw SecurityError(error, "\(algorithm.rawValue): the decryption of \(ciphertext.count) bytes failed")
        }
    }
}

extension SecKey {
    /// Returns the operation of an algorithm that the key supports.
    func supported(_ type: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) throws(SecurityError) -> KeyOperation {
        guard let operation = operation(type, algorithm) else {
            throw SecurityError(errSecParam, "\(algorithm.rawValue): algorithm not supported by the key \(self)")
        }
        return operation
    }
}
