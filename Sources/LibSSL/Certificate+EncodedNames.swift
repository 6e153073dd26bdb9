@_implementationOnly import CLibSSL

extension Certificate {
    /// The subject in DER.
    package var encodedSubject: [UInt8] { Self.encoded(X509_get_subject_name(handle)) }

    /// The issuer in DER.
    package var encodedIssuer: [UInt8] { Self.encoded(X509_get_issuer_name(handle)) }

    private static func encoded(_ name: OpaquePointer?) -> [UInt8] {
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509_NAME(name, &output)
        guard count > 0, let output else { return [] }
        defer { caret_free(output) }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }
}
