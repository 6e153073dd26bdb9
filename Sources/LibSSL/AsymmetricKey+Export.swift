@_implementationOnly import CLibSSL

extension AsymmetricKey {
    /// The public key: RSAPublicKey of PKCS #1, or an uncompressed point.
    package func publicBytes() throws(CryptographyError) -> [UInt8] {
        guard case .curve(let curve) = kind else {
            var output: UnsafeMutablePointer<UInt8>?
            let count = i2d_PublicKey(handle, &output)
            guard count > 0, let output else { throw .last("i2d_PublicKey") }
            defer { caret_free(output) }
            return Array(UnsafeBufferPointer(start: output, count: Int(count)))
        }
        // The point itself is compressed if it was in the certificate.
        let horizontal = try number("qx", curve.fieldSize)
        let vertical = try number("qy", curve.fieldSize)
        return [4] + horizontal.array + vertical.array
    }

    /// The private key: RSAPrivateKey of PKCS #1, or an uncompressed point and the private number.
    package func privateBytes() throws(CryptographyError) -> SecretBytes {
        guard isPrivate else { throw .privateKeyRequired }
        guard case .curve(let curve) = kind else {
            var output: UnsafeMutablePointer<UInt8>?
            let count = i2d_PrivateKey(handle, &output)
            guard count > 0, let output else { throw .last("i2d_PrivateKey") }
            defer { caret_clear_free(output, Int(count)) }
            return SecretBytes(UnsafeRawBufferPointer(start: output, count: Int(count)))
        }
        let point = try publicBytes()
        let secret = try number("priv", curve.fieldSize)
        let bytes = SecretBytes(count: point.count + secret.count)
        bytes.withMutableBytes { bytes in
            bytes.copyBytes(from: point)
            secret.withBytes { UnsafeMutableRawBufferPointer(rebasing: bytes.dropFirst(point.count)).copyMemory(from: $0) }
        }
        return bytes
    }

    /// The public key of a key.
    package func publicKey() throws(CryptographyError) -> AsymmetricKey {
        guard isPrivate else { return self }
        let bytes = SecretBytes(try publicBytes())
        return try bytes.withBytes { bytes throws(CryptographyError) in
            kind == .rsa ? try Self.rsaPublicKey(bytes) : try Self.publicKey(point: bytes)
        }
    }

    /// Returns a number of the key, with zeros in front up to a length.
    private func number(_ name: String, _ count: Int) throws(CryptographyError) -> SecretBytes {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(handle, name, &number) == 1, let number else { throw .last("EVP_PKEY_get_bn_param") }
        defer { BN_clear_free(number) }
        let bytes = SecretBytes(count: count)
        guard bytes.withMutableBytes({ BN_bn2binpad(number, $0.start, Int32(count)) }) == Int32(count) else { throw .last("BN_bn2binpad") }
        return bytes
    }
}
