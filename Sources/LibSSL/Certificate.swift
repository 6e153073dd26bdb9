@_implementationOnly import CLibSSL

/// An X.509 certificate. Wraps `X509`.
///
/// The class is `Sendable`, because its handle is a constant, and OpenSSL permits reading a certificate on several
/// threads.
package final class Certificate: @unchecked Sendable {
    /// The encoded certificate.
    package let bytes: [UInt8]
    let handle: OpaquePointer

    /// Decodes a certificate in DER; `nil` if the bytes are not exactly one certificate.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return nil }
        let start = bytes.start
        var position: UnsafePointer<UInt8>? = start
        guard let handle = d2i_X509(nil, &position, bytes.count) else {
            ERR_clear_error()
            return nil
        }
        guard position == start + bytes.count else {
            X509_free(handle)
            return nil
        }
        self.bytes = Array(bytes)
        self.handle = handle
    }

    /// Retains a certificate of OpenSSL; `nil` if it cannot be encoded.
    init?(retaining handle: OpaquePointer) {
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509(handle, &output)
        guard count > 0, let output else { return nil }
        defer { caret_free(output) }
        guard X509_up_ref(handle) == 1 else { return nil }
        self.bytes = Array(UnsafeBufferPointer(start: output, count: Int(count)))
        self.handle = handle
    }

    deinit { X509_free(handle) }

    /// The public key; `nil` if its kind is not supported.
    package var publicKey: AsymmetricKey? {
        defer { ERR_clear_error() }
        return X509_get_pubkey(handle).flatMap { AsymmetricKey(adopting: $0, isPrivate: false) }
    }

    /// The serial number, the most significant byte first, as in the certificate.
    package var serialNumber: [UInt8] {
        guard let number = X509_get0_serialNumber(handle) else { return [] }
        var output: UnsafeMutablePointer<UInt8>?
        let count = Int(i2d_ASN1_INTEGER(UnsafeMutablePointer(mutating: number), &output))
        guard count > 2, let output else { return [] }
        defer { caret_free(output) }
        // The tag and the length, which is longer from 128 bytes on.
        let header = output[1] < 0x80 ? 2 : 2 + Int(output[1] & 0x7F)
        return Array(UnsafeBufferPointer(start: output, count: count).dropFirst(header))
    }

    /// The first and last second of the validity, in seconds since 1970; `nil` for dates that cannot be represented.
    package var validity: (first: Int, last: Int)? {
        guard let first = Self.seconds(X509_get0_notBefore(handle)), let last = Self.seconds(X509_get0_notAfter(handle)) else { return nil }
        return (first, last)
    }

    /// Whether the issuer has the same name as the subject.
    package var isSelfIssued: Bool {
        X509_NAME_cmp(X509_get_subject_name(handle), X509_get_issuer_name(handle)) == 0
    }

    private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int? {
        guard let epoch = ASN1_TIME_set(nil, 0) else { return nil }
        defer { ASN1_STRING_free(epoch) }
        var days: Int32 = 0
        var seconds: Int32 = 0
        guard let time, ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
        return Int(days) * 86_400 + Int(seconds)
    }
}
