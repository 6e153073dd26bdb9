internal import Foundation

/// The results of a TLS handshake, which functions that begin with `sec_protocol_metadata_` return.
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata

/// The results of a TLS handshake. `NWProtocolTLS.Metadata` has an object of this class.
///
/// - Source: https://developer.apple.com/documentation/security/sec_protocol_metadata_t
// Unchecked: the strings in C are never changed.
public final class OS_sec_protocol_metadata: @unchecked Sendable {
    package let version: tls_protocol_version_t
    package let cipherSuite: UInt16
    /// The certificates of the peer in DER, its own first.
    package let peerCertificates: [[UInt8]]
    fileprivate let applicationProtocol: UnsafeMutablePointer<CChar>?
    fileprivate let serverName: UnsafeMutablePointer<CChar>?

    package init(version: UInt16, cipherSuite: UInt16, applicationProtocol: String?, serverName: String?, peerCertificates: [[UInt8]]) {
        self.version = tls_protocol_version_t(rawValue: version) ?? .TLSv12
        self.cipherSuite = cipherSuite
        self.peerCertificates = peerCertificates
        self.applicationProtocol = applicationProtocol.flatMap { strdup($0) }
        self.serverName = serverName.flatMap { strdup($0) }
    }

    deinit {
        free(applicationProtocol)
        free(serverName)
    }
}

/// Returns the application protocol that both sides have chosen, valid as long as the metadata; `nil` for none.
public func sec_protocol_metadata_get_negotiated_protocol(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    metadata.applicationProtocol.map { UnsafePointer($0) }
}

/// Returns the name of the server that the client announced, valid as long as the metadata; `nil` for none.
public func sec_protocol_metadata_get_server_name(_ metadata: sec_protocol_metadata_t) -> UnsafePointer<CChar>? {
    metadata.serverName.map { UnsafePointer($0) }
}

/// Returns the version that both sides have chosen.
public func sec_protocol_metadata_get_negotiated_tls_protocol_version(_ metadata: sec_protocol_metadata_t) -> tls_protocol_version_t {
    metadata.version
}

/// Returns the suite of ciphers that both sides have chosen.
public func sec_protocol_metadata_get_negotiated_tls_ciphersuite(_ metadata: sec_protocol_metadata_t) -> tls_ciphersuite_t {
    tls_ciphersuite_t(rawValue: metadata.cipherSuite) ?? .AES_128_GCM_SHA256
}
