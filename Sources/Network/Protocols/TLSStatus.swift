internal import LibSSL
internal import Security

/// The errors of TLS with their numbers on Apple's systems.
enum TLSStatus: OSStatus {
    case protocolError = -9800
    case closedAbort = -9806
    case badCertificate = -9808
    case certificateExpired = -9814
    case certificateNotYetValid = -9815
    case closedNoNotify = -9816
    case peerUnexpectedMessage = -9819
    case peerBadRecord = -9820
    case peerHandshakeFail = -9824
    case peerBadCertificate = -9825
    case peerUnsupportedCertificate = -9826
    case peerCertificateRevoked = -9827
    case peerCertificateExpired = -9828
    case peerCertificateUnknown = -9829
    case illegalParameter = -9830
    case peerUnknownCA = -9831
    case peerAccessDenied = -9832
    case peerDecodeError = -9833
    case peerDecryptError = -9834
    case peerProtocolVersion = -9836
    case peerInsufficientSecurity = -9837
    case peerInternalError = -9838
    case peerUserCancelled = -9839
    case hostNameMismatch = -9843
    case badConfiguration = -9848
    case handshakeFail = -9858

    var text: String {
        switch self {
        case .protocolError: "SSL protocol error"
        case .closedAbort: "connection closed via error"
        case .badCertificate: "bad certificate format"
        case .certificateExpired: "certificate expired"
        case .certificateNotYetValid: "certificate not yet valid"
        case .closedNoNotify: "server closed session with no notification"
        case .hostNameMismatch: "host name mismatch"
        case .badConfiguration: "configuration error"
        case .peerProtocolVersion: "bad protocol version"
        case .handshakeFail: "handshake failed"
        case .illegalParameter: "illegal parameter"
        default: "the peer sent an alert: \(self)"
        }
    }

    /// The error for an alert of the peer: https://www.rfc-editor.org/rfc/rfc8446#section-6.
    private static let alerts: [UInt8: TLSStatus] = [
        10: .peerUnexpectedMessage, 20: .peerBadRecord, 40: .peerHandshakeFail, 42: .peerBadCertificate, 43: .peerUnsupportedCertificate,
        44: .peerCertificateRevoked, 45: .peerCertificateExpired, 46: .peerCertificateUnknown, 47: .illegalParameter, 48: .peerUnknownCA,
        49: .peerAccessDenied, 50: .peerDecodeError, 51: .peerDecryptError, 70: .peerProtocolVersion, 71: .peerInsufficientSecurity,
        80: .peerInternalError, 90: .peerUserCancelled, 116: .peerCertificateUnknown,
    ]

    /// The error for a code of OpenSSL about a certificate.
    private static let certificateErrors: [Int: TLSStatus] = [
        9: .certificateNotYetValid, 10: .certificateExpired, 62: .hostNameMismatch, 64: .hostNameMismatch,
    ]

    init(_ failure: TLSFailure) {
        switch failure {
        case .certificate(let code, _): self = Self.certificateErrors[code] ?? .badCertificate
        case .alert(let code): self = Self.alerts[code] ?? .peerHandshakeFail
        case .version: self = .peerProtocolVersion
        case .applicationProtocol, .cipher: self = .handshakeFail
        case .other: self = .protocolError
        case .configuration: self = .badConfiguration
        case .truncated: self = .closedNoNotify
        }
    }
}
