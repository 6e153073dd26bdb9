@_implementationOnly import CLibSSL

extension AsymmetricKey {
    /// Signs a digest.
    package func sign(_ digest: UnsafeRawBufferPointer, _ scheme: SignatureScheme) throws(CryptographyError) -> [UInt8] {
        guard isPrivate else { throw .privateKeyRequired }
        let context = try signatureContext(digest, scheme, EVP_PKEY_sign_init)
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_sign(context, nil, &count, digest.start, digest.count) > 0 else { throw .last("EVP_PKEY_sign") }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_sign(context, &signature, &count, digest.start, digest.count) > 0 else { throw .last("EVP_PKEY_sign") }
        signature.removeSubrange(count...)
        guard scheme == .ecdsaPlain, case .curve(let curve) = kind else { return signature }
        return try Self.plainSignature(signature, curve)
    }

    /// Returns whether a signature is one of a digest by this key.
    package func verify(
        _ signature: UnsafeRawBufferPointer, _ digest: UnsafeRawBufferPointer, _ scheme: SignatureScheme
    ) throws(CryptographyError) -> Bool {
        let context = try signatureContext(digest, scheme, EVP_PKEY_verify_init)
        defer {
            EVP_PKEY_CTX_free(context)
            ERR_clear_error()
        }
        guard scheme == .ecdsaPlain, case .curve(let curve) = kind else {
            return EVP_PKEY_verify(context, signature.start, signature.count, digest.start, digest.count) == 1
        }
        guard let encoded = Self.encodedSignature(signature, curve) else { return false }
        return EVP_PKEY_verify(context, encoded, encoded.count, digest.start, digest.count) == 1
    }

    private func signatureContext(
        _ digest: UnsafeRawBufferPointer, _ scheme: SignatureScheme, _ start: (OpaquePointer?) -> Int32
    ) throws(CryptographyError) -> OpaquePointer {
        try check(scheme, digestCount: digest.count)
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, handle, nil) else { throw .last("EVP_PKEY_CTX_new_from_pkey") }
        guard start(context) > 0, Self.configure(context, scheme) else {
            EVP_PKEY_CTX_free(context)
            throw .last("EVP_PKEY_sign_init")
        }
        return context
    }

    private func check(_ scheme: SignatureScheme, digestCount: Int) throws(CryptographyError) {
        switch scheme {
        case .ecdsa, .ecdsaPlain:
            guard kind != .rsa else { throw .unsupported }
        case .rsaRaw:
            guard kind == .rsa else { throw .unsupported }
            guard digestCount == blockSize else { throw .inputLength }
        case .rsaPKCS1Raw:
            guard kind == .rsa else { throw .unsupported }
            guard digestCount <= blockSize - 11 else { throw .inputLength }
        case .rsaPKCS1(let algorithm), .rsaPSS(let algorithm):
            guard kind == .rsa else { throw .unsupported }
            guard digestCount == algorithm.digestLength else { throw .inputLength }
        }
    }

    private static func configure(_ context: OpaquePointer, _ scheme: SignatureScheme) -> Bool {
        switch scheme {
        case .ecdsa, .ecdsaPlain: true
        case .rsaRaw: EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) > 0
        case .rsaPKCS1Raw: EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) > 0
        case .rsaPKCS1(let algorithm):
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) > 0
                && EVP_PKEY_CTX_set_signature_md(context, algorithm.evp) > 0
        case .rsaPSS(let algorithm):
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) > 0
                && EVP_PKEY_CTX_set_signature_md(context, algorithm.evp) > 0
                && EVP_PKEY_CTX_set_rsa_mgf1_md(context, algorithm.evp) > 0
                && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) > 0
        }
    }

    /// Converts a signature in DER to two numbers of the field's size.
    private static func plainSignature(_ signature: [UInt8], _ curve: Curve) throws(CryptographyError) -> [UInt8] {
        let decoded = signature.withUnsafeBytes { bytes in
            var position: UnsafePointer<UInt8>? = bytes.start
            return d2i_ECDSA_SIG(nil, &position, bytes.count)
        }
        guard let decoded else { throw .last("d2i_ECDSA_SIG") }
        defer { ECDSA_SIG_free(decoded) }
        var plain = [UInt8](repeating: 0, count: 2 * curve.fieldSize)
        let size = Int32(curve.fieldSize)
        let isComplete = plain.withUnsafeMutableBytes { plain in
            BN_bn2binpad(ECDSA_SIG_get0_r(decoded), plain.start, size) == size
                && BN_bn2binpad(ECDSA_SIG_get0_s(decoded), plain.start.map { $0 + curve.fieldSize }, size) == size
        }
        guard isComplete else { throw .last("BN_bn2binpad") }
        return plain
    }

    /// Converts two numbers of the field's size to a signature in DER; `nil` for another length.
    private static func encodedSignature(_ plain: UnsafeRawBufferPointer, _ curve: Curve) -> [UInt8]? {
        guard plain.count == 2 * curve.fieldSize, let signature = ECDSA_SIG_new() else { return nil }
        defer { ECDSA_SIG_free(signature) }
        let size = Int32(curve.fieldSize)
        let first = BN_bin2bn(plain.start, size, nil)
        let second = BN_bin2bn(plain.start + curve.fieldSize, size, nil)
        guard ECDSA_SIG_set0(signature, first, second) == 1 else {
            BN_free(first)
            BN_free(second)
            return nil
        }
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_ECDSA_SIG(signature, &output)
        guard count > 0, let output else { return nil }
        defer { caret_free(output) }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }
}
