@_implementationOnly import CLibSSL

/// One side of a TLS connection, between bytes of the application and bytes of the network. The session has no socket.
///
/// The owner passes received bytes to ``receive(_:)``, and after each call sends the ``output(_:)``. One thread at a
/// time uses a session.
/// - Source: https://docs.openssl.org/3.0/man3/SSL_new/
package final class TLSSession {
    /// The result of a call to ``read(_:)``.
    package enum ReadResult: Equatable {
        case bytes(Int)
        /// The session needs more bytes of the network.
        case needsInput
        /// The peer has ended its side of the session.
        case ended
    }

    let session: OpaquePointer
    private let input: OpaquePointer?
    private let outputBuffer: OpaquePointer?
    // OpenSSL has an unretained pointer to the names.
    private let protocols: TLSProtocolNames
    private var hasClosed = false

    /// - Throws: ``TLSFailure/configuration(_:)`` for a key or certificate that is not readable, and for
    ///   a client that checks names without a usable name. ``TLSFailure/version`` for versions that do not exist.
    package init(_ configuration: TLSConfiguration) throws(TLSFailure) {
        protocols = TLSProtocolNames(configuration.applicationProtocols)
        let context = try TLSContext.make(configuration, protocols)
        defer { SSL_CTX_free(context) }
        guard let session = SSL_new(context) else { throw .consumeConfiguration("SSL_new") }
        self.session = session
        input = BIO_new(BIO_s_mem())
        outputBuffer = BIO_new(BIO_s_mem())
        SSL_set_bio(session, input, outputBuffer)
        if configuration.role == .server {
            SSL_set_accept_state(session)
        } else {
            SSL_set_connect_state(session)
            try setServerName(configuration.serverName, checks: configuration.verification.checksNames)
        }
    }

    deinit { SSL_free(session) }

    /// - Throws: ``TLSFailure/configuration(_:)`` if names are checked, but no certificate can have the name.
    private func setServerName(_ givenName: String?, checks: Bool) throws(TLSFailure) {
        guard let name = givenName.flatMap(HostName.canonical) else {
            if checks { throw .configuration("server name") }
            return
        }
        let parameters = SSL_get0_param(session)
        // An address is not announced: https://www.rfc-editor.org/rfc/rfc6066#section-3.
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1 {
            if !checks { X509_VERIFY_PARAM_set1_ip(parameters, nil, 0) }
            return
        }
        ERR_clear_error()
        name.withCString { name in
            _ = SSL_ctrl(session, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name), UnsafeMutableRawPointer(mutating: name))
        }
        guard checks else { return }
        X509_VERIFY_PARAM_set_hostflags(parameters, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS | X509_CHECK_FLAG_NEVER_CHECK_SUBJECT))
        guard SSL_set1_host(session, name) == 1 else { throw .consumeConfiguration("server name") }
    }

    /// Adds bytes that arrived from the network.
    package func receive(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20))
            let count = BIO_write(input, part.baseAddress, Int32(part.count))
            guard count > 0 else { return }
            rest = rest.dropFirst(Int(count))
        }
    }

    /// Notes that the network has no more bytes.
    package func receiveEnd() { BIO_ctrl(input, BIO_C_SET_BUF_MEM_EOF_RETURN, 0, nil) }

    /// The number of bytes that are to be sent.
    package var outputCount: Int { Int(BIO_ctrl_pending(outputBuffer)) }

    /// Moves bytes that are to be sent to a buffer, and returns their number.
    package func output(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard !buffer.isEmpty, outputCount > 0 else { return 0 }
        return max(0, Int(BIO_read(outputBuffer, buffer.baseAddress, Int32(min(buffer.count, 1 << 20)))))
    }

    /// Continues the handshake. Returns `true` if it is complete, and `false` if it needs more bytes of the network.
    package func handshake() throws(TLSFailure) -> Bool {
        ERR_clear_error()
        let status = SSL_do_handshake(session)
        if status == 1 { return true }
        try checkNeedsInput(status)
        return false
    }

    /// Decrypts bytes of the peer.
    package func read(_ buffer: UnsafeMutableRawBufferPointer) throws(TLSFailure) -> ReadResult {
        ERR_clear_error()
        var count = 0
        let status = SSL_read_ex(session, buffer.baseAddress, buffer.count, &count)
        if status == 1 { return .bytes(count) }
        if SSL_get_error(session, status) == SSL_ERROR_ZERO_RETURN { return .ended }
        try checkNeedsInput(status)
        return .needsInput
    }

    /// Encrypts bytes of the application.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(TLSFailure) {
        guard !bytes.isEmpty else { return }
        ERR_clear_error()
        var count = 0
        guard SSL_write_ex(session, bytes.baseAddress, bytes.count, &count) == 1 else { throw .consume(session) }
    }

    /// Ends this side of the session. The peer may still send.
    package func close() {
        guard !hasClosed, SSL_is_init_finished(session) == 1 else { return }
        hasClosed = true
        SSL_shutdown(session)
        ERR_clear_error()
    }

    private func checkNeedsInput(_ status: Int32) throws(TLSFailure) {
        switch SSL_get_error(session, status) {
        case SSL_ERROR_WANT_READ: return
        case SSL_ERROR_SYSCALL where ERR_peek_error() == 0: throw .truncated
        default: throw .consume(session)
        }
    }
}

extension TLSConfiguration.Verification {
    /// Whether the name of the server is checked.
    var checksNames: Bool {
        if case .none = self { false } else { true }
    }
}
