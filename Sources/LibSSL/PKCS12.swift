@_implementationOnly import CLibSSL

/// The content of PKCS 12 data: a private key with its certificates.
package struct PKCS12: Sendable {
    package let key: AsymmetricKey
    package let certificate: Certificate
    /// The other certificates, in the order of the data.
    package let others: [Certificate]
    /// The name of the key and its certificate; "" if there is none.
    package let name: String

    /// Decrypts data. Wraps `PKCS12_parse`.
    ///
    /// - Throws: ``CryptographyError/keySize`` for a wrong passphrase, ``CryptographyError/invalidData`` for other
    ///   data or too many rounds, and ``CryptographyError/unsupported`` for data without a key or with an unknown
    ///   cipher.
    package init(_ bytes: UnsafeRawBufferPointer, passphrase: String) throws(CryptographyError) {
        defer { ERR_clear_error() }
        guard !bytes.isEmpty else { throw .invalidData }
        let start = bytes.start
        var position: UnsafePointer<UInt8>? = start
        guard let container = d2i_PKCS12(nil, &position, bytes.count) else { throw .invalidData }
        defer { PKCS12_free(container) }
        guard position == start + bytes.count, PKCS12_mac_present(container) == 1 else { throw .invalidData }
        var rounds = PKCS12Rounds()
        try rounds.addVisible(container)
        // No passphrase and an empty one have different keys.
        let isNone = passphrase.isEmpty && PKCS12_verify_mac(container, nil, 0) == 1
        guard isNone || PKCS12_verify_mac(container, passphrase, -1) == 1 else { throw .keySize }
        let passphrase = isNone ? nil : passphrase
        var (handle, leaf, stack) = try Self.parse(container, passphrase, rounds)
        if handle == nil, Self.hasOldCiphers { (handle, leaf, stack) = try Self.parse(container, passphrase, rounds) }
        defer {
            X509_free(leaf)
            caret_free_certificates(stack)
        }
        guard let handle else { throw .unsupported }
        guard let key = AsymmetricKey(adopting: handle, isPrivate: true), let leaf, let certificate = Certificate(retaining: leaf) else {
            throw .unsupported
        }
        self.key = key
        self.certificate = certificate
        others = (0..<max(OPENSSL_sk_num(stack), 0)).compactMap { index in
            OPENSSL_sk_value(stack, index).flatMap { Certificate(retaining: OpaquePointer($0)) }
        }
        var count: Int32 = 0
        name =
            X509_alias_get0(leaf, &count).map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self) } ?? ""
    }

    /// - Parameters:
    ///   - passphrase: `nil` for none.
    ///   - visible: The rounds of the keys that are not in encrypted content.
    private static func parse(
        _ container: OpaquePointer, _ passphrase: String?, _ visible: PKCS12Rounds
    ) throws(CryptographyError) -> (key: OpaquePointer?, leaf: OpaquePointer?, others: OpaquePointer?) {
        var rounds = visible
        guard try rounds.addEncrypted(container, passphrase) else { return (nil, nil, nil) }
        var key: OpaquePointer?
        var leaf: OpaquePointer?
        var others: OpaquePointer?
        guard PKCS12_parse(container, passphrase, &key, &leaf, &others) == 1 else { return (nil, nil, nil) }
        return (key, leaf, others)
    }

    /// Whether the ciphers that older programs encrypt with exist, such as RC2. They are in a module of OpenSSL that
    /// may be missing, and remain loaded.
    private static let hasOldCiphers = OSSL_PROVIDER_try_load(nil, "legacy", 1) != nil
}
