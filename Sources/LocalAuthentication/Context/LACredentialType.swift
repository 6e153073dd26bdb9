/// The kind of credential that an app gives to a context.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/lacredentialtype
public enum LACredentialType: Int, Sendable {
    /// A password that the app itself demands.
    case applicationPassword = 0
}

/// The raw value of `LACredentialType.applicationPassword`.
public var kLACredentialTypeApplicationPassword: Int32 { 0 }
