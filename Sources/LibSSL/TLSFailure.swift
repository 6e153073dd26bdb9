@_implementationOnly import CLibSSL

/// The reason why a TLS session failed.
package enum TLSFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The peer's certificate was rejected, with the code of OpenSSL.
    ///
    /// - Source: https://docs.openssl.org/3.0/man3/X509_STORE_CTX_get_error/
    case certificate(Int, String)
    /// The peer sent an alert: https://www.rfc-editor.org/rfc/rfc8446#section-6.
    case alert(UInt8)
    /// The sides have no version in common.
    case version
    /// The sides have no application protocol in common.
    case applicationProtocol
    /// The sides have no cipher in common, which is also the case for a server without a certificate.
    case cipher
    /// The peer violated the protocol, with the message of OpenSSL.
    case other(String)
    /// The settings are not usable, with the message of OpenSSL.
    case configuration(String)
    /// The peer ended the connection without the closing alert.
    case truncated

    package var description: String {
        switch self {
        case .certificate(_, let message): "The certificate was rejected: \(message)."
        case .alert(let code): "The peer sent the alert \(code)."
        case .version: "There is no common version of TLS."
        case .applicationProtocol: "There is no common application protocol."
        case .cipher: "There is no common cipher."
        case .other(let message): "The session failed: \(message)."
        case .configuration(let message): "The settings are not usable: \(message)."
        case .truncated: "The peer ended the connection without an alert."
        }
    }

    /// OpenSSL adds this number to an alert to make a reason.
    private static let alertOffset: Int32 = 1000

    /// Converts the oldest error in the thread's queue, and empties the queue.
    static func consume(_ session: OpaquePointer) -> TLSFailure {
        let error = ERR_get_error()
        defer { ERR_clear_error() }
        let reason = ERR_GET_REASON(error)
        switch reason {
        case SSL_R_CERTIFICATE_VERIFY_FAILED:
            let code = SSL_get_verify_result(session)
            return .certificate(code, String(cString: X509_verify_cert_error_string(code)))
        case SSL_R_UNEXPECTED_EOF_WHILE_READING: return .truncated
        case SSL_R_UNSUPPORTED_PROTOCOL, SSL_R_WRONG_VERSION_NUMBER, SSL_R_NO_PROTOCOLS_AVAILABLE, SSL_R_WRONG_SSL_VERSION:
            return .version
        case SSL_R_NO_APPLICATION_PROTOCOL: return .applicationProtocol
        case SSL_R_NO_SHARED_CIPHER, SSL_R_NO_SUITABLE_SIGNATURE_ALGORITHM: return .cipher
        case alertOffset...(alertOffset + 255): return .alert(UInt8(reason - alertOffset))
        default: return .other(message(error))
        }
    }

    /// Converts the oldest error in the thread's queue to an error of settings, and empties the queue.
    static func consumeConfiguration(_ subject: String) -> TLSFailure {
        let error = ERR_get_error()
        defer { ERR_clear_error() }
        return .configuration("\(subject): \(message(error))")
    }

    private static func message(_ error: UInt) -> String {
        guard error != 0, let text = ERR_reason_error_string(error) else { return "no reason given" }
        return String(cString: text)
    }
}
