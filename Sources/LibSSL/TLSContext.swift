@_implementationOnly import CLibSSL

/// Makes the object that has the settings of a session. Wraps `SSL_CTX`.
enum TLSContext {
    /// Returns a context, which the caller frees.
    ///
    /// - Parameter protocols: The application protocols of a server, which outlive the context.
    static func make(_ configuration: TLSConfiguration, _ protocols: TLSProtocolNames) throws(TLSFailure) -> OpaquePointer {
        ERR_clear_error()
        let method = configuration.role == .client ? TLS_client_method() : TLS_server_method()
        guard let context = SSL_CTX_new(method) else { throw .consumeConfiguration("SSL_CTX_new") }
        // RSA from 2,048 bits, and digests from SHA-224, whatever the computer's settings allow.
        SSL_CTX_set_security_level(context, 2)
        do throws(TLSFailure) {
            try setVersions(configuration, context)
            try setIdentity(configuration.identity, context)
            try setVerification(configuration, context)
            setProtocols(configuration.role, protocols, context)
        } catch {
            SSL_CTX_free(context)
            throw error
        }
        // A peer that renegotiates could exhaust the processor, and a write would have to wait for its answer.
        SSL_CTX_set_options(context, UInt64(1) << 30)
        SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(SSL_MODE_RELEASE_BUFFERS), nil)
        // Only suites with forward secrecy, which are also those that Security has names for.
        SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20:ECDHE+AES:!AESCCM:!PSK:!SRP")
        return context
    }

    private static func setVersions(_ configuration: TLSConfiguration, _ context: OpaquePointer) throws(TLSFailure) {
        guard configuration.minimumVersion <= configuration.maximumVersion,
            SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(configuration.minimumVersion), nil) == 1,
            SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(configuration.maximumVersion), nil) == 1
        else { throw .version }
    }

    private static func setIdentity(_ identity: TLSIdentity?, _ context: OpaquePointer) throws(TLSFailure) {
        guard let identity else { return }
        for (index, bytes) in identity.certificates.enumerated() {
            let certificate = try TLSRoots.certificate(bytes)
            defer { X509_free(certificate) }
            // The control adds a certificate to the chain, and a reference to the certificate.
            let status =
                index == 0
                ? Int(SSL_CTX_use_certificate(context, certificate))
                : SSL_CTX_ctrl(context, SSL_CTRL_CHAIN_CERT, 1, UnsafeMutableRawPointer(certificate))
            guard status == 1 else { throw .consumeConfiguration("certificate") }
        }
        // The context adds a reference to the key.
        let isUsable = withExtendedLifetime(identity.privateKey) {
            SSL_CTX_use_PrivateKey(context, identity.privateKey.handle) == 1 && SSL_CTX_check_private_key(context) == 1
        }
        guard isUsable else { throw .consumeConfiguration("private key") }
    }

    private static func setVerification(_ configuration: TLSConfiguration, _ context: OpaquePointer) throws(TLSFailure) {
        var mode = SSL_VERIFY_PEER
        if configuration.role == .server {
            mode = configuration.requestsPeerCertificate || configuration.requiresPeerCertificate ? SSL_VERIFY_PEER : SSL_VERIFY_NONE
            if configuration.requiresPeerCertificate { mode |= SSL_VERIFY_FAIL_IF_NO_PEER_CERT }
        }
        switch configuration.verification {
        case .system: TLSRoots.system.use(in: context)
        case .roots(let certificates):
            try TLSRoots(certificates).use(in: context)
            // Own anchors need not be self-signed.
            X509_VERIFY_PARAM_set_flags(SSL_CTX_get0_param(context), UInt(X509_V_FLAG_PARTIAL_CHAIN))
        case .none:
            SSL_CTX_set_cert_verify_callback(context, { _, _ in 1 }, nil)
        }
        SSL_CTX_set_verify(context, mode, nil)
    }

    private static func setProtocols(_ role: TLSConfiguration.Role, _ protocols: TLSProtocolNames, _ context: OpaquePointer) {
        guard !protocols.wire.isEmpty else { return }
        if role == .client {
            SSL_CTX_set_alpn_protos(context, protocols.wire, UInt32(protocols.wire.count))
            return
        }
        let select:
            @convention(c) (
                OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?, UnsafePointer<UInt8>?, UInt32,
                UnsafeMutableRawPointer?
            ) -> Int32 = { _, selected, count, offered, offeredCount, names in
                guard let names, let offered else { return SSL_TLSEXT_ERR_NOACK }
                let own = Unmanaged<TLSProtocolNames>.fromOpaque(names).takeUnretainedValue()
                guard let choice = own.choice(among: UnsafeBufferPointer(start: offered, count: Int(offeredCount))) else {
                    return SSL_TLSEXT_ERR_ALERT_FATAL
                }
                selected?.pointee = offered + choice.lowerBound
                count?.pointee = UInt8(choice.count)
                return SSL_TLSEXT_ERR_OK
            }
        SSL_CTX_set_alpn_select_cb(context, select, Unmanaged.passUnretained(protocols).toOpaque())
    }
}
