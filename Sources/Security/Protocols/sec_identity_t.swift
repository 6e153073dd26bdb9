public import CoreGraphics
internal import Foundation
internal import LibSSL

/// A certificate with its private key, for connections.
public typealias sec_identity_t = OS_sec_identity

/// A certificate with its private key and its chain, for connections.
///
/// - Source: https://developer.apple.com/documentation/security/sec_identity_t
public final class OS_sec_identity: Sendable {
    fileprivate let identity: SecIdentity
    fileprivate let others: [SecCertificate]

    init(_ identity: SecIdentity, _ others: [SecCertificate]) {
        self.identity = identity
        self.others = others
    }
}

/// Returns an object for an identity. Never `nil`.
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { OS_sec_identity(identity, []) }

/// Returns an object for an identity, with the certificates that a peer needs for its check.
///
/// - Parameters:
///   - identity: The identity.
///   - certificates: An array of ``SecCertificate``, which may begin with that of the identity.
/// - Returns: `nil` for an array of other objects.
public func sec_identity_create_with_certificates(_ identity: SecIdentity, _ certificates: CFArray) -> sec_identity_t? {
    SecTrust.objects(certificates, as: SecCertificate.self).map { chain in
        OS_sec_identity(identity, chain.filter { $0 != identity.certificate })
    }
}

/// Returns the identity, with a reference that `takeRetainedValue()` takes over.
public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? { .passRetained(identity.identity) }

/// Sets the certificate and key of this side. A server needs them, and a client if the server requests them.
public func sec_protocol_options_set_local_identity(_ options: sec_protocol_options_t, _ identity: sec_identity_t) {
    let chain = [identity.identity.certificate] + identity.others
    let local = TLSIdentity(certificates: chain.map(\.certificate.bytes), privateKey: identity.identity.key.key)
    options.change { $0.identity = local }
}

/// A certificate of a peer.
public typealias sec_certificate_t = OS_sec_certificate

/// A certificate of a peer; see `sec_certificate_copy_ref`.
///
/// - Source: https://developer.apple.com/documentation/security/sec_certificate_t
public final class OS_sec_certificate: Sendable {
    fileprivate let certificate: SecCertificate

    init(_ certificate: SecCertificate) { self.certificate = certificate }
}

/// Returns an object for a certificate. Never `nil`.
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? { OS_sec_certificate(certificate) }

/// Returns the certificate, with a reference that `takeRetainedValue()` takes over.
public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate> {
    .passRetained(certificate.certificate)
}

/// Calls a function for each certificate that the peer sent, its own first, before it returns.
///
/// - Returns: `false` if the peer sent none.
@discardableResult public func sec_protocol_metadata_access_peer_certificate_chain(
    _ metadata: sec_protocol_metadata_t, _ handler: (sec_certificate_t) -> Void
) -> Bool {
    let certificates = metadata.peerCertificates.compactMap { SecCertificateCreateWithData(nil, Data($0)) }
    for certificate in certificates { handler(OS_sec_certificate(certificate)) }
    return !certificates.isEmpty
}
