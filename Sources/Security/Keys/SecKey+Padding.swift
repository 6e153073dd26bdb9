internal import LibSSL

/// Signs a digest. New code uses `SecKeyCreateSignature`.
///
/// - Parameters:
///   - key: The private key.
///   - padding: The padding for RSA. A key of a curve makes DER, or two numbers with `.sigRaw`.
///   - dataToSign: The digest.
///   - dataToSignLen: The length of the digest in bytes.
///   - sig: Memory for the signature.
///   - sigLen: The length of the memory in bytes; receives the length of the signature.
/// - Returns: ``errSecSuccess``; ``errSecParam`` if the memory is too small, or for another key, padding or length.
@discardableResult
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard dataToSignLen >= 0, let scheme = key.signature(padding) else { return errSecParam }
    return SecKey.write(to: sig, sigLen) { () throws(CryptographyError) in
        SecretBytes(try key.key.sign(UnsafeRawBufferPointer(start: dataToSign, count: dataToSignLen), scheme))
    }
}

/// Verifies the signature of a digest. New code uses `SecKeyVerifySignature`.
///
/// - Parameters:
///   - key: The public key.
///   - padding: The padding of the signature.
///   - signedData: The digest.
///   - signedDataLen: The length of the digest in bytes.
///   - sig: The signature.
///   - sigLen: The length of the signature in bytes.
/// - Returns: ``errSecSuccess``; ``errSecVerifyFailed`` for a wrong signature; ``errSecParam`` for another padding or
///   length.
@discardableResult
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int, _ sig: UnsafePointer<UInt8>,
    _ sigLen: Int
) -> OSStatus {
    guard signedDataLen >= 0, sigLen >= 0, let scheme = key.signature(padding) else { return errSecParam }
    let digest = UnsafeRawBufferPointer(start: signedData, count: signedDataLen)
    do {
        let isMatch = try key.key.verify(UnsafeRawBufferPointer(start: sig, count: sigLen), digest, scheme)
        return isMatch ? errSecSuccess : errSecVerifyFailed
    } catch {
        return errSecParam
    }
}

/// Encrypts data by RSA. New code uses `SecKeyCreateEncryptedData`.
///
/// - Parameters:
///   - key: The public key.
///   - padding: `.PKCS1`, `.OAEP` or none.
///   - plainText: The data.
///   - plainTextLen: The length of the data in bytes.
///   - cipherText: Memory for the encrypted data.
///   - cipherTextLen: The length of the memory in bytes; receives that of the encrypted data.
/// - Returns: ``errSecSuccess``; ``errSecParam`` if the memory is too small, the data too long, or for another key.
@discardableResult
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard plainTextLen >= 0, let padding = padding.encryption else { return errSecParam }
    return SecKey.write(to: cipherText, cipherTextLen) { () throws(CryptographyError) in
        SecretBytes(try key.key.encrypt(UnsafeRawBufferPointer(start: plainText, count: plainTextLen), padding))
    }
}

/// Decrypts data by RSA. New code uses `SecKeyCreateDecryptedData`.
///
/// - Parameters:
///   - key: The private key.
///   - padding: The padding of the encryption.
///   - cipherText: The encrypted data.
///   - cipherTextLen: The length of the encrypted data in bytes.
///   - plainText: Memory for the data.
///   - plainTextLen: The length of the memory in bytes; receives that of the data.
/// - Returns: ``errSecSuccess``; ``errSecParam`` if the memory is too small, or for other data or another key.
@discardableResult
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard cipherTextLen >= 0, let padding = padding.encryption else { return errSecParam }
    return SecKey.write(to: plainText, plainTextLen) { () throws(CryptographyError) in
        try key.key.decrypt(UnsafeRawBufferPointer(start: cipherText, count: cipherTextLen), padding)
    }
}

extension SecKey {
    /// Returns the scheme of a signature by this key.
    fileprivate func signature(_ padding: SecPadding) -> SignatureScheme? {
        guard key.kind != .rsa else { return padding.rsaSignature }
        return padding == .sigRaw ? .ecdsaPlain : padding == [] || padding == .PKCS1 ? .ecdsa : nil
    }

    /// Copies a result into memory of the caller.
    fileprivate static func write(
        to memory: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>,
        _ body: () throws(CryptographyError) -> SecretBytes
    ) -> OSStatus {
        do {
            let result = try body()
            guard result.count <= count.pointee else { return errSecParam }
            result.withBytes { UnsafeMutableRawBufferPointer(start: memory, count: result.count).copyMemory(from: $0) }
            count.pointee = result.count
            return errSecSuccess
        } catch {
            return errSecParam
        }
    }
}
