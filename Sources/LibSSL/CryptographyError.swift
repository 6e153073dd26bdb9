@_implementationOnly import CLibSSL

/// A failure of an operation. The description contains neither keys nor data.
package enum CryptographyError: Error, Hashable, Sendable {
    /// The size of a key is not one that the algorithm has.
    case keySize
    /// The bytes are not a key of the expected format.
    case invalidKey
    /// The operation needs a private key.
    case privateKeyRequired
    /// The algorithm is not provided for this kind of key, mode or size.
    case unsupported
    /// The length of the input is not one that the algorithm accepts.
    case inputLength
    /// The length of the data is not a multiple of the block size.
    case notAligned
    /// The output buffer is smaller than the output.
    case bufferTooSmall
    /// The decrypted data, its padding or its tag is not valid.
    case invalidData
    /// A function of OpenSSL failed for another reason.
    case library(operation: String, reason: String)

    /// Returns the error of the last call on this thread, and clears the queue of errors.
    static func last(_ operation: String) -> CryptographyError {
        let code = ERR_get_error()
        ERR_clear_error()
        guard code != 0, let reason = ERR_reason_error_string(code) else {
            return .library(operation: operation, reason: "unknown error")
        }
        return .library(operation: operation, reason: String(cString: reason))
    }
}
