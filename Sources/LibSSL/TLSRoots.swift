@_implementationOnly import CLibSSL

/// Certificates at which chains may end. Wraps `X509_STORE`.
// Unchecked: the store is complete when the initializer returns, and OpenSSL locks its own caches.
final class TLSRoots: @unchecked Sendable {
    private let store: OpaquePointer?

    /// The certificates of the system. The file has 140 certificates, so that it is read once.
    static let system: TLSRoots = {
        let store = X509_STORE_new()
        X509_STORE_set_default_paths(store)
        ERR_clear_error()
        return TLSRoots(store)
    }()

    private init(_ store: OpaquePointer?) { self.store = store }

    /// Reads certificates in DER.
    init(_ certificates: [[UInt8]]) throws(TLSFailure) {
        store = X509_STORE_new()
        for bytes in certificates {
            let certificate = try Self.certificate(bytes)
            X509_STORE_add_cert(store, certificate)
            X509_free(certificate)
        }
    }

    deinit { X509_STORE_free(store) }

    /// Makes the certificates those of a context, which adds a reference to the store.
    func use(in context: OpaquePointer) { withExtendedLifetime(self) { SSL_CTX_set1_cert_store(context, store) } }

    /// Reads a certificate in DER. The caller frees it.
    static func certificate(_ bytes: [UInt8]) throws(TLSFailure) -> OpaquePointer {
        let certificate = bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_X509(nil, &start, buffer.count)
        }
        guard let certificate else { throw .consumeConfiguration("certificate") }
        return certificate
    }
}
