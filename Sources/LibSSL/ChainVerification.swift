@_implementationOnly import CLibSSL

/// The requirements for a chain of certificates.
package struct ChainRequirements: Sendable {
    /// The use of the first certificate.
    package enum Purpose: Hashable, Sendable {
        case any, server, client
    }

    package var purpose = Purpose.any
    /// The host name or IP address that the first certificate must have; `nil` for none.
    package var hostName: String?
    /// The certificates that are trusted beside those of the system.
    package var anchors: [Certificate] = []
    /// Whether the certificates of the system are trusted.
    package var usesSystemAnchors = true
    /// The time of the verification, in seconds since 1970.
    package var time: Int

    package init(time: Int) { self.time = time }
}

/// The result of a verification.
package struct ChainResult: Sendable {
    /// The reason for a failure.
    package enum Failure: Error, Hashable, Sendable {
        case incompleteChain, untrustedRoot, expired, notYetValid, wrongHostName, revoked
        case notAnAuthority, pathTooLong, wrongPurpose, weakKey, weakDigest, badSignature, unknownCriticalExtension, invalidName, other
    }

    /// The chain as far as it could be built, the first certificate first.
    package let chain: [Certificate]
    /// The first failure; `nil` for a trusted chain.
    package let failure: Failure?
    /// The index of the certificate with the failure.
    package let failureIndex: Int
    /// OpenSSL's description of the failure.
    package let reason: String

    package init(chain: [Certificate], failure: Failure?, failureIndex: Int, reason: String) {
        self.chain = chain
        self.failure = failure
        self.failureIndex = failureIndex
        self.reason = reason
    }
}

extension Certificate {
    /// Builds and verifies the chain of this certificate. Does not use the network. Wraps `X509_verify_cert`.
    ///
    /// - Parameter others: Certificates that may be part of the chain, but are not trusted for that.
    package func verify(
        with others: [Certificate], _ requirements: ChainRequirements
    ) throws(CryptographyError) -> ChainResult {
        guard let store = X509_STORE_new(), let context = X509_STORE_CTX_new(), let stack = OPENSSL_sk_new_null() else {
            throw .last("X509_STORE_CTX_new")
        }
        defer {
            X509_STORE_CTX_free(context)
            X509_STORE_free(store)
            OPENSSL_sk_free(stack)
            ERR_clear_error()
        }
        if requirements.usesSystemAnchors { X509_STORE_set_default_paths(store) }
        for anchor in requirements.anchors { X509_STORE_add_cert(store, anchor.handle) }
        for other in others { OPENSSL_sk_push(stack, UnsafeRawPointer(other.handle)) }
        guard X509_STORE_CTX_init(context, store, handle, stack) == 1 else { throw .last("X509_STORE_CTX_init") }
        guard Self.configure(X509_STORE_CTX_get0_param(context), requirements) else {
            return ChainResult(chain: [self], failure: .wrongHostName, failureIndex: 0, reason: "invalid host name")
        }
        let status = X509_verify_cert(context)
        let chain = Self.chain(of: context)
        // The objects of the parameters must live until the verification has ended.
        return withExtendedLifetime((others, requirements.anchors)) {
            guard status != 1 else { return ChainResult(chain: chain, failure: nil, failureIndex: 0, reason: "") }
            let code = X509_STORE_CTX_get_error(context)
            return ChainResult(
                chain: chain.isEmpty ? [self] : chain, failure: ChainResult.Failure(code),
                failureIndex: max(Int(X509_STORE_CTX_get_error_depth(context)), 0),
                reason: X509_verify_cert_error_string(Int(code)).map { String(cString: $0) } ?? "")
        }
    }

    /// Returns `false` for a host name that no certificate can have.
    private static func configure(_ parameters: OpaquePointer?, _ requirements: ChainRequirements) -> Bool {
        X509_VERIFY_PARAM_set_time(parameters, requirements.time)
        // Anchors of the app need not be self-signed.
        X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN | X509_V_FLAG_TRUSTED_FIRST))
        switch requirements.purpose {
        case .any: break
        case .server:
            X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_SSL_SERVER)
            // RSA from 2,048 bits, and digests from SHA-224, which Apple requires for TLS.
            X509_VERIFY_PARAM_set_auth_level(parameters, 2)
        case .client:
            X509_VERIFY_PARAM_set_purpose(parameters, X509_PURPOSE_SSL_CLIENT)
            X509_VERIFY_PARAM_set_auth_level(parameters, 2)
        }
        guard let givenHost = requirements.hostName else { return true }
        guard let host = HostName.canonical(givenHost) else { return false }
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) == 1 { return true }
        X509_VERIFY_PARAM_set_hostflags(parameters, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS | X509_CHECK_FLAG_NEVER_CHECK_SUBJECT))
        return X509_VERIFY_PARAM_set1_host(parameters, host, host.utf8.count) == 1
    }

    private static func chain(of context: OpaquePointer) -> [Certificate] {
        guard let chain = X509_STORE_CTX_get0_chain(context) else { return [] }
        return (0..<max(OPENSSL_sk_num(chain), 0)).compactMap { index in
            OPENSSL_sk_value(chain, index).flatMap { Certificate(retaining: OpaquePointer($0)) }
        }
    }
}

extension ChainResult.Failure {
    init(_ code: Int32) {
        switch code {
        case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            self = .incompleteChain
        case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN, X509_V_ERR_CERT_UNTRUSTED,
            X509_V_ERR_CERT_REJECTED:
            self = .untrustedRoot
        case X509_V_ERR_CERT_HAS_EXPIRED: self = .expired
        case X509_V_ERR_CERT_NOT_YET_VALID: self = .notYetValid
        case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: self = .wrongHostName
        case X509_V_ERR_CERT_REVOKED: self = .revoked
        case X509_V_ERR_INVALID_CA, X509_V_ERR_INVALID_NON_CA, X509_V_ERR_KEYUSAGE_NO_CERTSIGN: self = .notAnAuthority
        case X509_V_ERR_PATH_LENGTH_EXCEEDED, X509_V_ERR_CERT_CHAIN_TOO_LONG: self = .pathTooLong
        case X509_V_ERR_INVALID_PURPOSE: self = .wrongPurpose
        case X509_V_ERR_EE_KEY_TOO_SMALL, X509_V_ERR_CA_KEY_TOO_SMALL: self = .weakKey
        case X509_V_ERR_CA_MD_TOO_WEAK: self = .weakDigest
        case X509_V_ERR_CERT_SIGNATURE_FAILURE, X509_V_ERR_UNABLE_TO_DECRYPT_CERT_SIGNATURE: self = .badSignature
        case X509_V_ERR_UNHANDLED_CRITICAL_EXTENSION: self = .unknownCriticalExtension
        case X509_V_ERR_PERMITTED_VIOLATION, X509_V_ERR_EXCLUDED_VIOLATION, X509_V_ERR_SUBTREE_MINMAX: self = .invalidName
        default: self = .other
        }
    }
}
