internal import LibSSL

// The formats that Apple documents in SecKey.h: AES in Galois/counter mode with a vector of 16 zeros, followed by the
// tag of 16 bytes. In front of it is the AES key in RSA, or the point of a key that exists for this message only.
extension SecKey {
    private static let vectorLength = 16

    func wrappedEncryption(_ message: UnsafeRawBufferPointer, _ digest: DigestAlgorithm) throws(CryptographyError) -> [UInt8] {
        let sessionKey = SecretBytes(count: wrappedKeyLength)
        guard sessionKey.withMutableBytes({ SecureRandom.fill($0) }) else { throw .library(operation: "RAND_bytes", reason: "failed") }
        let wrapped = try sessionKey.withBytes { bytes throws(CryptographyError) in try key.encrypt(bytes, .oaep(digest)) }
        let data = SecretBytes(try key.publicBytes())
        return wrapped + (try seal(message, sessionKey, SecretBytes(count: Self.vectorLength), data))
    }

    func wrappedDecryption(_ message: UnsafeRawBufferPointer, _ digest: DigestAlgorithm) throws(CryptographyError) -> SecretBytes {
        guard message.count >= key.blockSize + AuthenticatedCipher.tagLength else { throw .invalidData }
        let sessionKey = try key.decrypt(UnsafeRawBufferPointer(rebasing: message.prefix(key.blockSize)), .oaep(digest))
        guard sessionKey.count == wrappedKeyLength else { throw .invalidData }
        let data = SecretBytes(try key.publicBytes())
        let sealed = UnsafeRawBufferPointer(rebasing: message.dropFirst(key.blockSize))
        return try open(sealed, sessionKey, SecretBytes(count: Self.vectorLength), data)
    }

    func integratedEncryption(
        _ message: UnsafeRawBufferPointer, _ digest: DigestAlgorithm, _ hasDerivedVector: Bool
    ) throws(CryptographyError) -> [UInt8] {
        guard case .curve(let curve) = key.kind else { throw .unsupported }
        let ephemeral = try AsymmetricKey.generate(curve)
        let point = try ephemeral.publicBytes()
        let (sessionKey, vector) = try derive(try ephemeral.sharedSecret(with: key), point, curve, digest, hasDerivedVector)
        return point + (try seal(message, sessionKey, vector, SecretBytes(count: 0)))
    }

    func integratedDecryption(
        _ message: UnsafeRawBufferPointer, _ digest: DigestAlgorithm, _ hasDerivedVector: Bool
    ) throws(CryptographyError) -> SecretBytes {
        guard case .curve(let curve) = key.kind else { throw .unsupported }
        guard message.count >= curve.pointSize + AuthenticatedCipher.tagLength else { throw .invalidData }
        let point = UnsafeRawBufferPointer(rebasing: message.prefix(curve.pointSize))
        let secret = try key.sharedSecret(with: try AsymmetricKey.publicKey(point: point))
        let (sessionKey, vector) = try derive(secret, Array(point), curve, digest, hasDerivedVector)
        let sealed = UnsafeRawBufferPointer(rebasing: message.dropFirst(curve.pointSize))
        return try open(sealed, sessionKey, vector, SecretBytes(count: 0))
    }

    /// Derives the AES key and the vector. The point of the message is the shared information.
    private func derive(
        _ secret: SecretBytes, _ point: [UInt8], _ curve: Curve, _ digest: DigestAlgorithm, _ hasDerivedVector: Bool
    ) throws(CryptographyError) -> (key: SecretBytes, vector: SecretBytes) {
        let keyLength = curve == .p256 ? 16 : 32
        let count = keyLength + (hasDerivedVector ? Self.vectorLength : 0)
        let derived = try SecretBytes(point).withBytes { point throws(CryptographyError) in
            try KeyDerivation.x963(digest, secret: secret, sharedInfo: point, count: count)
        }
        let vector = hasDerivedVector ? derived.dropFirst(keyLength) : SecretBytes(count: Self.vectorLength)
        return (derived.prefix(keyLength), vector)
    }

    private func seal(
        _ message: UnsafeRawBufferPointer, _ key: SecretBytes, _ vector: SecretBytes, _ data: SecretBytes
    ) throws(CryptographyError) -> [UInt8] {
        try key.withBytes { key throws(CryptographyError) in
            try vector.withBytes { vector throws(CryptographyError) in
                try data.withBytes { data throws(CryptographyError) in
                    try AuthenticatedCipher.seal(message, key: key, iv: vector, authenticating: data)
                }
            }
        }
    }

    private func open(
        _ message: UnsafeRawBufferPointer, _ key: SecretBytes, _ vector: SecretBytes, _ data: SecretBytes
    ) throws(CryptographyError) -> SecretBytes {
        try key.withBytes { key throws(CryptographyError) in
            try vector.withBytes { vector throws(CryptographyError) in
                try data.withBytes { data throws(CryptographyError) in
                    try AuthenticatedCipher.open(message, key: key, iv: vector, authenticating: data)
                }
            }
        }
    }
}
