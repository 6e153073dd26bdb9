internal import LibSSL
internal import Security

/// A copy of the parameters of a connection or listener.
struct ConnectionSettings: Sendable {
    enum Transport: Sendable {
        case stream(NWProtocolTCP.Values)
        case datagrams(preferNoChecksum: Bool)
    }

    /// `nil` for parameters without a protocol that can be used.
    let transport: Transport?
    let tls: SecurityProtocolSettings?
    let ip: NWProtocolIP.Values
    let values: NWParameters.Values

    init(_ parameters: NWParameters) {
        let stack = parameters.defaultProtocolStack
        let tls = stack.applicationProtocols.compactMap { $0 as? NWProtocolTLS.Options }.first
        self.tls = tls?.securityProtocolOptions.settings
        values = parameters.values.all
        ip = (stack.internetProtocol as? NWProtocolIP.Options)?.all ?? NWProtocolIP.Values()
        switch stack.transportProtocol {
        case let options as NWProtocolTCP.Options: transport = .stream(options.all)
        // DTLS does not exist here. Messages must not be sent without the encryption that was asked for.
        case let options as NWProtocolUDP.Options where tls == nil: transport = .datagrams(preferNoChecksum: options.preferNoChecksum)
        default: transport = nil
        }
    }

    /// Whether the connection is a stream of bytes.
    var isStream: Bool {
        if case .stream = transport { true } else { false }
    }

    /// Returns the settings of a session; `nil` without encryption.
    ///
    /// - Parameter host: The host of the endpoint, which the server's certificate must name.
    func tlsConfiguration(_ role: TLSConfiguration.Role, host: String?) -> TLSConfiguration? {
        guard let tls else { return nil }
        var configuration = TLSConfiguration(role)
        configuration.serverName = tls.serverName ?? host
        configuration.minimumVersion = Self.number(tls.minimumVersion)
        configuration.maximumVersion = Self.number(tls.maximumVersion)
        configuration.applicationProtocols = tls.applicationProtocols
        configuration.identity = tls.identity
        configuration.requiresPeerCertificate = tls.isPeerAuthenticationRequired ?? false
        configuration.requestsPeerCertificate = tls.isPeerAuthenticationOptional
        if let roots = tls.roots { configuration.verification = .roots(roots) }
        let isUnchecked = role == .client && tls.isPeerAuthenticationRequired == false
        if tls.verification != nil || isUnchecked { configuration.verification = .none }
        return configuration
    }

    /// The number of a version. Those below TLS 1.2 are raised to it, and DTLS has no number in TLS.
    private static func number(_ version: tls_protocol_version_t) -> UInt16 {
        version.rawValue > tls_protocol_version_t.TLSv13.rawValue
            ? tls_protocol_version_t.TLSv12.rawValue : max(version.rawValue, tls_protocol_version_t.TLSv12.rawValue)
    }
}
