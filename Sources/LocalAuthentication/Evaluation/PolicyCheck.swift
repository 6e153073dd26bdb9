internal import Foundation
internal import SystemServices

/// Determines whether a person can give a proof on a device.
struct PolicyCheck {
    private let services: SystemServices
    private var device: BiometricsService { services.biometrics }

    init(_ services: SystemServices) { self.services = services }

    /// The reason why none of several proofs can be given; `nil` if one can.
    func failure(of accepted: Set<OwnerProof>) -> LAError.Code? {
        guard accepted.contains(.passcode) else { return biometryFailure }
        return device.isPasscodeSet ? nil : .passcodeNotSet
    }

    /// The reason why the sensor cannot be used; `nil` if it can.
    var biometryFailure: LAError.Code? {
        let kind = device.kind
        if kind == .none || kind == .faceID && isDenied { return .biometryNotAvailable }
        if !device.isPasscodeSet { return .passcodeNotSet }
        if !device.isEnrolled { return .biometryNotEnrolled }
        return device.isLockedOut ? .biometryLockout : nil
    }

    /// The state of the enrolment; `nil` without one.
    var domainState: Data? { device.kind != .none && device.isEnrolled ? device.domainState : nil }

    private var isDenied: Bool {
        switch services.permissions[.faceID] {
        case .denied, .restricted: true
        case .granted, .limited, .notDetermined: false
        }
    }
}
