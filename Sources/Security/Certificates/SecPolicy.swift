public import CoreGraphics

/// A rule of a trust evaluation.
///
/// - Source: https://developer.apple.com/documentation/security/secpolicy
public final class SecPolicy: Sendable, Hashable {
    enum Kind: Hashable {
        case basic
        case tls(isServer: Bool, hostName: String?)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public static func == (first: SecPolicy, second: SecPolicy) -> Bool { first.kind == second.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The identifier of a policy, in its properties; a string.
public let kSecPolicyOid: CFString = "SecPolicyOid"
/// The host name of a policy, in its properties; a string.
public let kSecPolicyName: CFString = "SecPolicyName"
/// Whether the policy is for a client, in its properties; a Boolean.
public let kSecPolicyClient: CFString = "SecPolicyClient"
/// The identifier of the policy of `SecPolicyCreateBasicX509`.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// The identifier of the policy of `SecPolicyCreateSSL`.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"

/// Creates a policy that requires a valid chain up to an anchor.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Creates a policy for TLS.
///
/// It requires an extended key usage for TLS or none, keys of at least 2,048 bits of RSA, and digests from SHA-224.
///
/// - Parameters:
///   - server: Whether the certificate is that of a server.
///   - hostname: The host name or IP address that the certificate must have among its alternative names; `nil` for
///     any.
///
/// > Difference from Apple: neither the maximum validity of certificates for servers nor certificate transparency is
/// > checked.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.tls(isServer: server, hostName: hostname))
}

/// Returns the properties of a policy: ``kSecPolicyOid``, ``kSecPolicyName`` and ``kSecPolicyClient``.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    guard case .tls(let isServer, let hostName) = policyRef.kind else { return [kSecPolicyOid: kSecPolicyAppleX509Basic] }
    var properties: CFDictionary = [kSecPolicyOid: kSecPolicyAppleSSL]
    properties[kSecPolicyName] = hostName
    if !isServer { properties[kSecPolicyClient] = true }
    return properties
}
