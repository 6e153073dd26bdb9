/// The proofs that access to an item requires.
///
/// Several proofs are combined by ``or`` or ``and``; without them, all are required.
///
/// - Source: https://developer.apple.com/documentation/security/secaccesscontrolcreateflags
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// The sensor recognises the person, or the person enters the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// The sensor recognises a person who is enrolled, now or later.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The former name of ``biometryAny``.
    public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// The sensor recognises a person who was enrolled when the item was saved. A later enrolment makes the item
    /// invalid.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The former name of ``biometryCurrentSet``.
    public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The person enters the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the proofs is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All proofs are required.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The private key may sign and decrypt. The flag alone requires no proof.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the app encrypts the secret: the credential ``applicationPassword`` of the `LAContext` that is
    /// passed with `kSecUseAuthenticationContext`.
    ///
    /// > Difference from Apple: without such a credential, requests fail with `errSecInteractionNotAllowed`.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

    /// All flags that can be used.
    static let known: SecAccessControlCreateFlags = [
        .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .or, .and, .privateKeyUsage, .applicationPassword,
    ]
}
