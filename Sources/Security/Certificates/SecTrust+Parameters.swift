public import CoreGraphics
internal import Foundation

/// Creates an evaluation.
///
/// - Parameters:
///   - certificates: The certificate to evaluate, or an array that begins with it and continues with others of its
///     chain.
///   - policies: A policy or an array of policies; `nil` for `SecPolicyCreateBasicX509`.
///   - trust: Receives the evaluation.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for an empty array or other objects.
///
/// > Difference from Apple: the types of the parameters are `Any`, because an array is a Swift value here.
///
/// - Source: https://developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:)
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let ownPolicies = policies == nil ? [SecPolicy(.basic)] : SecTrust.objects(policies, as: SecPolicy.self)
    guard let certificates = SecTrust.objects(certificates, as: SecCertificate.self), !certificates.isEmpty, let ownPolicies else {
        return errSecParam
    }
    trust.pointee = SecTrust(certificates, ownPolicies)
    return errSecSuccess
}

/// Replaces the policies of an evaluation.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - policies: A policy or an array of policies.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for other objects.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    guard let policies = SecTrust.objects(policies, as: SecPolicy.self) else { return errSecParam }
    trust.change { $0.policies = policies }
    return errSecSuccess
}

/// Returns the policies of an evaluation.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - policies: Receives an array of ``SecPolicy``.
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.current.policies
    return errSecSuccess
}

/// Sets the certificates that are trusted instead of those of the system. They need not be self-signed.
///
/// A later `SecTrustSetAnchorCertificatesOnly` with `false` trusts those of the system too.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - anchorCertificates: An array of ``SecCertificate``; `nil` for the certificates of the system.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for other objects.
///
/// - Source: https://developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:)
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    guard let anchorCertificates else {
        trust.change { state in
            state.anchors = nil
            state.usesOnlyAppAnchors = nil
        }
        return errSecSuccess
    }
    guard let anchors = SecTrust.objects(anchorCertificates, as: SecCertificate.self) else { return errSecParam }
    trust.change { state in
        state.anchors = anchors
        state.usesOnlyAppAnchors = nil
    }
    return errSecSuccess
}

/// Sets whether only the anchors of the app are trusted. `false` trusts the certificates of the system too.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.change { $0.usesOnlyAppAnchors = anchorCertificatesOnly }
    return errSecSuccess
}

/// Returns the anchors of the app.
///
/// - Parameters:
///   - trust: The evaluation of trust.
///   - anchors: Receives an array of ``SecCertificate``, or `nil` for those of the system.
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(_ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    anchors.pointee = trust.current.anchors
    return errSecSuccess
}

/// Sets the time at which the certificates must be valid; the time of the evaluation by default.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    trust.change { $0.verifyDate = verifyDate }
    return errSecSuccess
}

/// Returns the time at which the certificates must be valid, in seconds since 2001-01-01 00:00 UTC.
@discardableResult
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> Double {
    (trust.current.verifyDate ?? Date()).timeIntervalSinceReferenceDate
}

/// Sets whether an evaluation may fetch certificates that are missing.
///
/// > Difference from Apple: an evaluation never uses the network. A certificate that is missing is the error
/// > `errSecCreateChainFailed`.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
    trust.change { $0.isNetworkFetchAllowed = allowFetch }
    return errSecSuccess
}

/// Returns the value of `SecTrustSetNetworkFetchAllowed`; `true` by default.
@discardableResult
public func SecTrustGetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<Bool>) -> OSStatus {
    allowFetch.pointee = trust.current.isNetworkFetchAllowed
    return errSecSuccess
}
