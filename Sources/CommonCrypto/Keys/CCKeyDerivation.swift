internal import LibSSL

/// A function that derives a key from a password: ``kCCPBKDF2``.
public typealias CCPBKDFAlgorithm = UInt32
/// The digest of a derivation, such as ``kCCPRFHmacAlgSHA256``.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2 of RFC 8018.
public let kCCPBKDF2: Int = 2

/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1: Int = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224: Int = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256: Int = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384: Int = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512: Int = 5

/// Derives a key from a password.
///
/// - Parameters:
///   - algorithm: ``kCCPBKDF2``.
///   - password: The password; may be `nil` if its length is 0.
///   - passwordLen: The length of the password in bytes.
///   - salt: The salt; may be `nil` if its length is 0.
///   - saltLen: The length of the salt in bytes.
///   - prf: A digest such as ``kCCPRFHmacAlgSHA256``.
///   - rounds: The number of rounds, at least 1.
///   - derivedKey: Memory for the key.
///   - derivedKeyLen: The length of the key in bytes, at least 1.
/// - Returns: ``kCCSuccess``, or ``kCCParamError`` for a parameter that is not valid.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, let digest = DigestAlgorithm(derivation: prf), rounds > 0,
        let password = Buffers.reading(password, passwordLen), let salt = Buffers.reading(salt, saltLen),
        let output = Buffers.writing(derivedKey, derivedKeyLen), !output.isEmpty
    else { return CCCryptorStatus(kCCParamError) }
    do {
        try KeyDerivation.pbkdf2(digest, password: password, salt: salt, rounds: rounds, output: output)
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus(error)
    }
}

/// Measures this machine, and returns the number of rounds that a derivation in a given time has.
///
/// - Parameters:
///   - algorithm: ``kCCPBKDF2``.
///   - passwordLen: The length of the password in bytes.
///   - saltLen: The length of the salt in bytes.
///   - prf: A digest such as ``kCCPRFHmacAlgSHA256``.
///   - derivedKeyLen: The length of the key in bytes.
///   - msec: The time of a derivation in milliseconds.
/// - Returns: At least 10,000; `UInt32.max` for a parameter that is not valid. The measurement takes some
///   milliseconds, or one derivation of 10,000 rounds.
@discardableResult
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    let lengths = 0...1 << 20
    guard Int(algorithm) == kCCPBKDF2, let digest = DigestAlgorithm(derivation: prf), lengths.contains(passwordLen),
        lengths.contains(saltLen), lengths.contains(derivedKeyLen), derivedKeyLen > 0
    else { return .max }
    let password = SecretBytes(count: passwordLen)
    let salt = SecretBytes(count: saltLen)
    let output = SecretBytes(count: derivedKeyLen)
    let minimum: UInt32 = 10_000
    let clock = ContinuousClock()
    let duration = clock.measure {
        password.withBytes { password in
            salt.withBytes { salt in
                output.withMutableBytes { output in
                    // An error here is one of the derivation too, which reports it.
                    try? KeyDerivation.pbkdf2(digest, password: password, salt: salt, rounds: minimum, output: output)
                }
            }
        }
    }
    let milliseconds = max(duration / .milliseconds(1), 0.001)
    let rounds = Double(minimum) * Double(msec) / milliseconds
    return UInt32(min(max(rounds, Double(minimum)), Double(UInt32.max - 1)))
}

extension DigestAlgorithm {
    init?(derivation algorithm: CCPseudoRandomAlgorithm) {
        switch Int(algorithm) {
        case kCCPRFHmacAlgSHA1: self = .sha1
        case kCCPRFHmacAlgSHA224: self = .sha224
        case kCCPRFHmacAlgSHA256: self = .sha256
        case kCCPRFHmacAlgSHA384: self = .sha384
        case kCCPRFHmacAlgSHA512: self = .sha512
        default: return nil
        }
    }
}
