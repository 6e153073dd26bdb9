internal import SystemServices

/// The proof of being the owner of the device that an evaluation demands.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/lapolicy
public enum LAPolicy: Int, Sendable {
    /// The sensor recognises the owner.
    ///
    /// Five failures in a row lock the sensor, until the person enters the passcode.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// The sensor recognises the owner, or the owner enters the passcode.
    ///
    /// The person enters the passcode if the sensor is missing, locked, denied to the app or without an enrolment, and
    /// after the fallback button.
    case deviceOwnerAuthentication = 2
}

extension LAPolicy {
    /// The proofs of which one is enough.
    var accepted: Set<OwnerProof> {
        switch self {
        case .deviceOwnerAuthenticationWithBiometrics: [.sensor]
        case .deviceOwnerAuthentication: [.sensor, .passcode]
        }
    }
}

/// The raw value of `LAPolicy.deviceOwnerAuthenticationWithBiometrics`.
public var kLAPolicyDeviceOwnerAuthenticationWithBiometrics: Int32 { 1 }

/// The raw value of `LAPolicy.deviceOwnerAuthentication`.
public var kLAPolicyDeviceOwnerAuthentication: Int32 { 2 }
