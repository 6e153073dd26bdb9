@_implementationOnly import CLibSSL

extension AsymmetricKey {
    /// The longest message that RSA encrypts with a padding, in bytes; negative if the key is too small for the
    /// padding.
    package func maximumMessageLength(_ padding: EncryptionPadding) -> Int {
        switch padding {
        case .raw: blockSize
        case .pkcs1: blockSize - 11
        case .oaep(let algorithm): blockSize - 2 * algorithm.digestLength - 2
        }
    }

    /// Encrypts a message by RSA.
    package func encrypt(_ message: UnsafeRawBufferPointer, _ padding: EncryptionPadding) throws(CryptographyError) -> [UInt8] {
        guard kind == .rsa else { throw .unsupported }
        guard message.count <= maximumMessageLength(padding) else { throw .inputLength }
        // Apple puts zeros in front of a raw message that is too short.
        let input = SecretBytes(count: padding == .raw ? blockSize : message.count)
        input.withMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0.suffix(message.count)).copyMemory(from: message) }
        let context = try encryptionContext(padding, EVP_PKEY_encrypt_init)
        defer { EVP_PKEY_CTX_free(context) }
        var output = [UInt8](repeating: 0, count: blockSize)
        var count = output.count
        guard input.withBytes({ EVP_PKEY_encrypt(context, &output, &count, $0.start, $0.count) }) > 0 else {
            throw .last("EVP_PKEY_encrypt")
        }
        output.removeSubrange(count...)
        return output
    }

    /// Decrypts a message by RSA.
    package func decrypt(_ message: UnsafeRawBufferPointer, _ padding: EncryptionPadding) throws(CryptographyError) -> SecretBytes {
        guard kind == .rsa else { throw .unsupported }
        guard isPrivate else { throw .privateKeyRequired }
        guard message.count == blockSize else { throw .inputLength }
        let context = try encryptionContext(padding, EVP_PKEY_decrypt_init)
        defer { EVP_PKEY_CTX_free(context) }
        let output = SecretBytes(count: blockSize)
        var count = output.count
        guard output.withMutableBytes({ EVP_PKEY_decrypt(context, $0.start, &count, message.start, message.count) }) > 0 else {
            ERR_clear_error()
            throw .invalidData
        }
        return output.prefix(count)
    }

    private func encryptionContext(
        _ padding: EncryptionPadding, _ start: (OpaquePointer?) -> Int32
    ) throws(CryptographyError) -> OpaquePointer {
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, handle, nil) else { throw .last("EVP_PKEY_CTX_new_from_pkey") }
        guard start(context) > 0, Self.configure(context, padding) else {
            EVP_PKEY_CTX_free(context)
            throw .last("EVP_PKEY_encrypt_init")
        }
        return context
    }

    private static func configure(_ context: OpaquePointer, _ padding: EncryptionPadding) -> Bool {
        switch padding {
        case .raw: EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) > 0
        case .pkcs1: EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) > 0
        case .oaep(let algorithm):
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) > 0
                && EVP_PKEY_CTX_set_rsa_oaep_md(context, algorithm.evp) > 0
                && EVP_PKEY_CTX_set_rsa_mgf1_md(context, algorithm.evp) > 0
        }
    }

    /// Computes the shared secret of this private key and a public key of the same curve (ECDH).
    package func sharedSecret(with other: AsymmetricKey) throws(CryptographyError) -> SecretBytes {
        guard isPrivate else { throw .privateKeyRequired }
        guard case .curve = kind, other.kind == kind else { throw .unsupported }
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, handle, nil) else { throw .last("EVP_PKEY_CTX_new_from_pkey") }
        defer { EVP_PKEY_CTX_free(context) }
        let secret = SecretBytes(count: blockSize)
        var count = secret.count
        guard EVP_PKEY_derive_init(context) > 0, EVP_PKEY_derive_set_peer(context, other.handle) > 0,
            secret.withMutableBytes({ EVP_PKEY_derive(context, $0.start, &count) }) > 0, count == secret.count
        else { throw .last("EVP_PKEY_derive") }
        return secret
    }
}
