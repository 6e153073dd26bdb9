@_implementationOnly import CLibSSL

extension AsymmetricKey {
    /// Generates an RSA key with the exponent 65537. 2,048 bits take about a tenth of a second.
    ///
    /// - Parameter bitCount: 512…16,384.
    package static func generateRSA(bitCount: Int) throws(CryptographyError) -> AsymmetricKey {
        guard rsaBitCounts.contains(bitCount) else { throw .keySize }
        return try generate("RSA") { EVP_PKEY_CTX_set_rsa_keygen_bits($0, Int32(bitCount)) }
    }

    /// Generates a key of a curve.
    package static func generate(_ curve: Curve) throws(CryptographyError) -> AsymmetricKey {
        try generate("EC") { EVP_PKEY_CTX_set_group_name($0, curve.name) }
    }

    private static func generate(
        _ name: String, _ configure: (OpaquePointer) -> Int32
    ) throws(CryptographyError) -> AsymmetricKey {
        guard let context = EVP_PKEY_CTX_new_from_name(nil, name, nil) else { throw .last("EVP_PKEY_CTX_new_from_name") }
        defer { EVP_PKEY_CTX_free(context) }
        var handle: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) > 0, configure(context) > 0, EVP_PKEY_generate(context, &handle) > 0, let handle,
            let key = AsymmetricKey(adopting: handle, isPrivate: true)
        else { throw .last("EVP_PKEY_generate") }
        return key
    }

    /// Creates an RSA key from the structure RSAPublicKey of PKCS #1, or from SubjectPublicKeyInfo of X.509.
    package static func rsaPublicKey(_ bytes: UnsafeRawBufferPointer) throws(CryptographyError) -> AsymmetricKey {
        if let key = decode(bytes, { d2i_PublicKey(EVP_PKEY_RSA, nil, $0, $1) }, isPrivate: false) { return key }
        guard let key = decode(bytes, { d2i_PUBKEY(nil, $0, $1) }, isPrivate: false), key.kind == .rsa else { throw .invalidKey }
        return key
    }

    /// Creates an RSA key from the structure RSAPrivateKey of PKCS #1.
    package static func rsaPrivateKey(_ bytes: UnsafeRawBufferPointer) throws(CryptographyError) -> AsymmetricKey {
        guard startsLikeRSAPrivateKey(bytes),
            let key = decode(bytes, { d2i_PrivateKey(EVP_PKEY_RSA, nil, $0, $1) }, isPrivate: true), key.kind == .rsa
        else { throw .invalidKey }
        return key
    }

    /// Creates a key from an uncompressed point, whose length determines the curve.
    package static func publicKey(point: UnsafeRawBufferPointer) throws(CryptographyError) -> AsymmetricKey {
        guard let curve = Curve.allCases.first(where: { $0.pointSize == point.count }), point.first == 4,
            let handle = caret_ec_key(curve.name, point.start, point.count, nil, 0),
            let key = AsymmetricKey(adopting: handle, isPrivate: false)
        else {
            ERR_clear_error()
            throw .invalidKey
        }
        return key
    }

    /// Creates a key from an uncompressed point and the private number after it. The length determines the curve.
    package static func privateKey(pointAndNumber bytes: UnsafeRawBufferPointer) throws(CryptographyError) -> AsymmetricKey {
        guard let curve = Curve.allCases.first(where: { $0.pointSize + $0.fieldSize == bytes.count }), bytes.first == 4,
            let handle = caret_ec_key(curve.name, bytes.start, curve.pointSize, bytes.start + curve.pointSize, curve.fieldSize),
            let key = AsymmetricKey(adopting: handle, isPrivate: true), key.isConsistent
        else {
            ERR_clear_error()
            throw .invalidKey
        }
        return key
    }

    /// Whether the private number is in its range and belongs to the point.
    private var isConsistent: Bool {
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, handle, nil) else { return false }
        defer { EVP_PKEY_CTX_free(context) }
        return EVP_PKEY_check(context) == 1
    }

    /// Returns whether the first fields are a sequence, a version, and an integer as in PKCS #1. In PKCS #8, the third
    /// field is a sequence.
    private static func startsLikeRSAPrivateKey(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > 12, bytes[0] == 0x30 else { return false }
        let version = bytes[1] < 0x80 ? 2 : 2 + Int(bytes[1] & 0x7F)
        guard version + 3 < bytes.count else { return false }
        return bytes[version] == 0x02 && bytes[version + 1] == 1 && bytes[version + 3] == 0x02
    }

    /// Decodes DER that has no bytes after its end.
    private static func decode(
        _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> OpaquePointer?,
        isPrivate: Bool
    ) -> AsymmetricKey? {
        guard !bytes.isEmpty else { return nil }
        let start = bytes.start
        var position: UnsafePointer<UInt8>? = start
        defer { ERR_clear_error() }
        guard let handle = body(&position, bytes.count) else { return nil }
        guard position == start + bytes.count else {
            EVP_PKEY_free(handle)
            return nil
        }
        return AsymmetricKey(adopting: handle, isPrivate: isPrivate)
    }
}
