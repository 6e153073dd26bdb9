@_implementationOnly import CLibSSL

/// AES in Galois/counter mode (SP 800-38D).
package enum AuthenticatedCipher {
    /// The length of a tag in bytes.
    package static let tagLength = 16

    /// Encrypts a message.
    ///
    /// - Returns: The encrypted message, followed by the tag.
    package static func seal(
        _ message: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer, iv: UnsafeRawBufferPointer,
        authenticating data: UnsafeRawBufferPointer
    ) throws(CryptographyError) -> [UInt8] {
        let context = try context(key: key, iv: iv, encrypts: true)
        defer { EVP_CIPHER_CTX_free(context) }
        try authenticate(data, context)
        guard let count = Int32(exactly: message.count) else { throw .inputLength }
        var output = [UInt8](repeating: 0, count: message.count + tagLength)
        let isSealed = output.withUnsafeMutableBytes { output in
            var written: Int32 = 0
            guard EVP_CipherUpdate(context, output.start, &written, message.start, count) == 1,
                EVP_CipherFinal_ex(context, output.start.map { $0 + Int(written) }, &written) == 1
            else { return false }
            let tag = output.baseAddress.map { $0 + message.count }
            return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), tag) == 1
        }
        guard isSealed else { throw .last("EVP_CipherUpdate") }
        return output
    }

    /// Decrypts a message that is followed by its tag.
    package static func open(
        _ sealed: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer, iv: UnsafeRawBufferPointer,
        authenticating data: UnsafeRawBufferPointer
    ) throws(CryptographyError) -> SecretBytes {
        guard sealed.count >= tagLength, let count = Int32(exactly: sealed.count - tagLength) else { throw .invalidData }
        let context = try context(key: key, iv: iv, encrypts: false)
        defer { EVP_CIPHER_CTX_free(context) }
        try authenticate(data, context)
        let output = SecretBytes(count: Int(count) + tagLength)
        var tag = [UInt8](sealed.suffix(tagLength))
        var written: Int32 = 0
        let isOpen = output.withMutableBytes { output in
            EVP_CipherUpdate(context, output.start, &written, sealed.start, count) == 1
                && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag) == 1
                && EVP_CipherFinal_ex(context, output.start.map { $0 + Int(written) }, &written) == 1
        }
        guard isOpen else {
            ERR_clear_error()
            throw .invalidData
        }
        return output.prefix(Int(count))
    }

    private static func context(
        key: UnsafeRawBufferPointer, iv: UnsafeRawBufferPointer, encrypts: Bool
    ) throws(CryptographyError) -> OpaquePointer {
        guard CipherAlgorithm.aes.keySizes.contains(key.count) else { throw .keySize }
        guard !iv.isEmpty, let count = Int32(exactly: iv.count) else { throw .inputLength }
        let cipher = key.count == 16 ? EVP_aes_128_gcm() : key.count == 24 ? EVP_aes_192_gcm() : EVP_aes_256_gcm()
        guard let context = EVP_CIPHER_CTX_new() else { throw .last("EVP_CIPHER_CTX_new") }
        let direction: Int32 = encrypts ? 1 : 0
        guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, count, nil) == 1,
            EVP_CipherInit_ex(context, nil, nil, key.start, iv.start, direction) == 1
        else {
            EVP_CIPHER_CTX_free(context)
            throw .last("EVP_CipherInit_ex")
        }
        return context
    }

    private static func authenticate(_ data: UnsafeRawBufferPointer, _ context: OpaquePointer) throws(CryptographyError) {
        guard !data.isEmpty else { return }
        guard let count = Int32(exactly: data.count) else { throw .inputLength }
        var written: Int32 = 0
        guard EVP_CipherUpdate(context, nil, &written, data.start, count) == 1 else { throw .last("EVP_CipherUpdate") }
    }
}
