public import Dispatch
internal import Foundation
internal import LibSSL

/// The last argument of a check, which receives whether the peer is accepted. Later calls do nothing.
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void

/// An application's check of a peer.
///
/// The arguments are the results of the handshake, the peer's certificates, and a function that receives the answer.
public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

/// Sets the application's check of the peer, which replaces that of the system.
///
/// The block is called once for each connection on a queue, after the handshake and before any content is sent.
///
/// A server that does not require a certificate accepts a client without one, and does not call the block.
///
/// > Difference from Apple: a server of TLS 1.3 may have completed the handshake before the check rejects it.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue
) {
    let verification = SecurityProtocolVerification(block: verify_block, queue: verify_block_queue)
    options.change { $0.verification = verification }
}

/// The application's check of a peer, and the queue on which it is called.
// Unchecked: the block is called only on its queue, as documented, and otherwise only passed on.
package struct SecurityProtocolVerification: @unchecked Sendable {
    let block: sec_protocol_verify_t
    let queue: DispatchQueue

    /// Asks the application about a peer.
    ///
    /// - Parameters:
    ///   - isServer: Whether the peer is the server.
    ///   - hostName: The name that a server's certificate must have.
    ///   - complete: Called on any thread, possibly several times, or never.
    package func call(
        _ metadata: sec_protocol_metadata_t, isServer: Bool, hostName: String?, complete: @escaping @Sendable (Bool) -> Void
    ) {
        let certificates = metadata.peerCertificates.compactMap { SecCertificateCreateWithData(nil, Data($0)) }
        // A peer without a certificate has nothing that could be checked, and each certificate has to be checked.
        guard !certificates.isEmpty, certificates.count == metadata.peerCertificates.count else { return complete(false) }
        let trust = OS_sec_trust(SecTrust(certificates, [SecPolicy(.tls(isServer: isServer, hostName: isServer ? hostName : nil))]))
        queue.async { block(metadata, trust, complete) }
    }
}

/// An evaluation of certificates of a peer.
public typealias sec_trust_t = OS_sec_trust

/// An evaluation of certificates of a peer; see `sec_trust_copy_ref`.
///
/// - Source: https://developer.apple.com/documentation/security/sec_trust_t
public final class OS_sec_trust: Sendable {
    fileprivate let trust: SecTrust

    init(_ trust: SecTrust) { self.trust = trust }
}

/// Returns an object for an evaluation. Never `nil`.
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { OS_sec_trust(trust) }

/// Returns the evaluation, with a reference that `takeRetainedValue()` takes over.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(trust.trust) }
