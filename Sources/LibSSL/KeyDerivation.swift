@_implementationOnly import CLibSSL

/// Functions that derive keys.
package enum KeyDerivation {
    /// Derives a key from a password by PBKDF2 (RFC 8018).
    ///
    /// - Parameters:
    ///   - rounds: At least 1.
    ///   - output: The derived key; at least one byte.
    package static func pbkdf2(
        _ algorithm: DigestAlgorithm, password: UnsafeRawBufferPointer, salt: UnsafeRawBufferPointer, rounds: UInt32,
        output: UnsafeMutableRawBufferPointer
    ) throws(CryptographyError) {
        guard let passwordCount = Int32(exactly: password.count), let saltCount = Int32(exactly: salt.count),
            let outputCount = Int32(exactly: output.count), let rounds = Int32(exactly: rounds), rounds > 0,
            let start = output.start
        else { throw .inputLength }
        let characters = UnsafeRawPointer(password.start).assumingMemoryBound(to: CChar.self)
        let status = PKCS5_PBKDF2_HMAC(characters, passwordCount, salt.start, saltCount, rounds, algorithm.evp, outputCount, start)
        guard status == 1 else { throw .last("PKCS5_PBKDF2_HMAC") }
    }

    /// Derives a key from a shared secret by the function of ANSI X9.63 (SEC 1, section 3.6.1).
    package static func x963(
        _ algorithm: DigestAlgorithm, secret: SecretBytes, sharedInfo: UnsafeRawBufferPointer, count: Int
    ) throws(CryptographyError) -> SecretBytes {
        guard count > 0, count <= 1 << 24 else { throw .inputLength }
        let output = SecretBytes(count: count)
        var counter: UInt32 = 1
        var offset = 0
        while offset < count {
            var block = secret.withBytes { secret in
                withUnsafeBytes(of: counter.bigEndian) { Digest.hash(algorithm, secret, $0, sharedInfo) }
            }
            let length = min(block.count, count - offset)
            output.withMutableBytes { output in
                for index in 0..<length { output[offset + index] = block[index] }
            }
            block.withUnsafeMutableBytes { Memory.cleanse($0) }
            offset += length
            counter += 1
        }
        return output
    }
}
