import Foundation

/// Why there is no location.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// There is none right now; one may come later.
        case locationUnknown = 0
        /// The app may not know it.
        case denied = 1
        /// What it comes from cannot be reached.
        case network = 2
        /// Regions may not be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
    }

    /// The name of these errors for Foundation.
    public static let errorDomain = "kCLErrorDomain"
    /// ``Code/locationUnknown``
    public static let locationUnknown = Code.locationUnknown
    /// ``Code/denied``
    public static let denied = Code.denied
    /// ``Code/network``
    public static let network = Code.network

    /// What went wrong.
    public let code: Code

    /// An error of that kind.
    public init(_ code: Code) { self.code = code }

    /// What went wrong, in words.
    public var description: String {
        switch code {
        case .locationUnknown: "CLError: no location is known right now"
        case .denied: "CLError: the app may not know the location"
        case .network: "CLError: what the location comes from cannot be reached"
        case .regionMonitoringDenied: "CLError: the app may not watch regions"
        case .regionMonitoringFailure: "CLError: the region cannot be watched"
        }
    }
}

extension CLError: CustomNSError {
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description for people.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
