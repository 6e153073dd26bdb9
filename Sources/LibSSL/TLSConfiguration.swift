/// The settings of a TLS session.
package struct TLSConfiguration: Sendable {
    /// The side of a session.
    package enum Role: Sendable {
        case client, server
    }

    /// The rule by which a session checks the certificate of its peer.
    package enum Verification: Sendable {
        /// The chain ends at a certificate of the system, and a client also checks the name of the server.
        case system
        /// The chain ends at one of these certificates in DER, and a client also checks the name of the server.
        case roots([[UInt8]])
        /// The session accepts every certificate. The owner checks ``TLSSession/peerCertificates`` before it sends.
        case none
    }

    package var role: Role
    /// The host name or IP address of the server. A client announces a name and checks both.
    package var serverName: String?
    /// The lowest version: 0x0303 (TLS 1.2) by default.
    package var minimumVersion: UInt16 = 0x0303
    /// The highest version: 0x0304 (TLS 1.3) by default.
    package var maximumVersion: UInt16 = 0x0304
    /// The names of application protocols, the preferred one first.
    package var applicationProtocols: [String] = []
    /// The certificate and key of this side. A server needs them.
    package var identity: TLSIdentity?
    package var verification = Verification.system
    /// Whether a server asks for a certificate, and whether it rejects a client without one.
    package var requestsPeerCertificate = false
    package var requiresPeerCertificate = false

    package init(_ role: Role) { self.role = role }
}

/// A certificate with its chain, and the private key.
package struct TLSIdentity: Sendable {
    /// The certificates in DER, the own one first.
    package var certificates: [[UInt8]]
    package var privateKey: AsymmetricKey

    package init(certificates: [[UInt8]], privateKey: AsymmetricKey) {
        self.certificates = certificates
        self.privateKey = privateKey
    }
}
