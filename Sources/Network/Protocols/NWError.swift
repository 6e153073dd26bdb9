public import Foundation
public import Security

/// The error code of a name resolution, as in `dns_sd.h` of Apple's systems.
public typealias DNSServiceErrorType = Int32

/// The reason why a connection or listener waits or has failed.
///
/// - Source: https://developer.apple.com/documentation/network/nwerror
public enum NWError: Error, Hashable, CustomDebugStringConvertible, Sendable {
    /// An error of the system, such as `ECONNREFUSED`.
    case posix(POSIXErrorCode)
    /// An error of the name resolution, such as -65554 for a name without addresses.
    case dns(DNSServiceErrorType)
    /// An error of the encryption, such as -9843 for a certificate for another host name.
    case tls(OSStatus)

    /// The error as text, such as "POSIXErrorCode(rawValue: 111): Connection refused".
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(Self.text(of: code))"
        case .dns(let code): "\(code): \(DNSErrors.names[code] ?? "Unknown")"
        case .tls(let status): "\(status): \(TLSStatus(rawValue: status)?.text ?? "unknown error")"
        }
    }

    private static func text(of code: POSIXErrorCode) -> String {
        strerror(code.rawValue).map { String(cString: $0) } ?? "Unknown"
    }
}

extension NWError: CustomNSError, LocalizedError {
    /// "Network.NWError".
    public static var errorDomain: String { "Network.NWError" }

    /// The code in the domain of the case.
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let status): Int(status)
        }
    }

    /// The error as text.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(Self.errorDomain) error \(errorCode) - \(reason))" }

    private var reason: String { debugDescription.components(separatedBy: ": ").dropFirst().joined(separator: ": ") }
}

/// The errors of the name resolution.
enum DNSErrors {
    /// A name that does not exist, or has no addresses.
    static let noSuchRecord: DNSServiceErrorType = -65554
    /// A query that had no answer.
    static let timeout: DNSServiceErrorType = -65568

    static let names: [DNSServiceErrorType: String] = [noSuchRecord: "NoSuchRecord", timeout: "Timeout"]
}
