package import LibSSL
internal import Synchronization

/// The settings of TLS, which functions that begin with `sec_protocol_options_` change.
public typealias sec_protocol_options_t = OS_sec_protocol_options

/// The settings of TLS. `NWProtocolTLS.Options` has an object of this class.
///
/// - Source: https://developer.apple.com/documentation/security/sec_protocol_options_t
public final class OS_sec_protocol_options: Sendable {
    private let values = Mutex(SecurityProtocolSettings())

    package init() {}

    /// A copy of the settings.
    package var settings: SecurityProtocolSettings { values.withLock { $0 } }

    package func change(_ body: (inout SecurityProtocolSettings) -> Void) { values.withLock { body(&$0) } }
}

/// The settings of a TLS connection.
package struct SecurityProtocolSettings: Sendable {
    package var minimumVersion = tls_protocol_version_t.TLSv12
    package var maximumVersion = tls_protocol_version_t.TLSv13
    package var applicationProtocols: [String] = []
    /// The name of the server; `nil` for that of the endpoint.
    package var serverName: String?
    /// Whether the peer must have a certificate that is accepted; `nil` for the default, which is `true` for clients.
    package var isPeerAuthenticationRequired: Bool?
    package var isPeerAuthenticationOptional = false
    /// The application's check of the peer, which replaces that of the system.
    package var verification: SecurityProtocolVerification?
    package var identity: TLSIdentity?
    /// The certificates in DER at which chains may end; `nil` for those of the system.
    package var roots: [[UInt8]]?
}

/// Sets the lowest version of TLS.
///
/// > Difference from Apple: versions below TLS 1.2 are treated as TLS 1.2.
public func sec_protocol_options_set_min_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {
    options.change { $0.minimumVersion = version }
}

/// Sets the highest version of TLS. A version below the lowest makes connections fail.
public func sec_protocol_options_set_max_tls_protocol_version(_ options: sec_protocol_options_t, _ version: tls_protocol_version_t) {
    options.change { $0.maximumVersion = version }
}

/// Returns the lowest version of new options: TLS 1.2.
public func sec_protocol_options_get_default_min_tls_protocol_version() -> tls_protocol_version_t { .TLSv12 }

/// Returns the highest version of new options: TLS 1.3.
public func sec_protocol_options_get_default_max_tls_protocol_version() -> tls_protocol_version_t { .TLSv13 }

/// Adds an application protocol, such as "h2", after those that were added before. The name has 1 to 255 bytes.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
    let name = String(cString: application_protocol)
    options.change { $0.applicationProtocols.append(name) }
}

/// Sets the name of the server that the client announces and checks, instead of the host of the endpoint.
public func sec_protocol_options_set_tls_server_name(_ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>) {
    let name = String(cString: server_name)
    options.change { $0.serverName = name }
}

/// Sets whether the peer must have a certificate that is accepted: `true` by default for clients, `false` for servers.
///
/// A client with `false` accepts each server.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {
    options.change { $0.isPeerAuthenticationRequired = peer_authentication_required }
}

/// Sets whether a server requests a certificate of the client and also accepts clients without one; `false` by default.
public func sec_protocol_options_set_peer_authentication_optional(
    _ options: sec_protocol_options_t, _ peer_authentication_optional: Bool
) {
    options.change { $0.isPeerAuthenticationOptional = peer_authentication_optional }
}
