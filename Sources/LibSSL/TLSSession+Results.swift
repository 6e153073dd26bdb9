@_implementationOnly import CLibSSL

/// The results of the handshake.
extension TLSSession {
    /// The application protocol that both sides have chosen.
    package var applicationProtocol: String? {
        var start: UnsafePointer<UInt8>?
        var count: UInt32 = 0
        SSL_get0_alpn_selected(session, &start, &count)
        guard let start, count > 0 else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    }

    /// The version: 0x0303 for TLS 1.2, 0x0304 for TLS 1.3.
    package var version: UInt16 { UInt16(truncatingIfNeeded: SSL_version(session)) }

    /// The number of the cipher suite: https://www.iana.org/assignments/tls-parameters.
    package var cipherSuite: UInt16 {
        guard let cipher = SSL_get_current_cipher(session) else { return 0 }
        return SSL_CIPHER_get_protocol_id(cipher)
    }

    /// The name of the server that the client announced.
    package var announcedServerName: String? {
        SSL_get_servername(session, TLSEXT_NAMETYPE_host_name).map { String(cString: $0) }
    }

    /// The certificates that the peer sent, in DER, its own first.
    package var peerCertificates: [[UInt8]] {
        var certificates: [[UInt8]] = []
        let own = SSL_get1_peer_certificate(session)
        defer { X509_free(own) }
        if let own { certificates.append(Self.bytes(own)) }
        let chain = SSL_get_peer_cert_chain(session)
        for index in 0..<max(0, OPENSSL_sk_num(chain)) {
            guard let certificate = OPENSSL_sk_value(chain, index) else { continue }
            let bytes = Self.bytes(OpaquePointer(certificate))
            // The chain of a server contains its own certificate, and that of a client does not.
            if bytes != certificates.first { certificates.append(bytes) }
        }
        return certificates
    }

    private static func bytes(_ certificate: OpaquePointer) -> [UInt8] {
        let count = i2d_X509(certificate, nil)
        guard count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
            var start = buffer.baseAddress
            initialized = max(0, Int(i2d_X509(certificate, &start)))
        }
    }
}
