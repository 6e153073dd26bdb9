/// A proof that the app requested with `LAContext`, or for an item of the keychain with access control.
public struct BiometricEvaluation: Hashable, Sendable {
    /// The reason that the prompt shows; "" for an item of the keychain without one, if the answer was set before.
    public let reason: String
    /// Whether the person may enter the passcode, instead of using the sensor or as the only proof.
    public let acceptsPasscode: Bool
    /// The title of the fallback button; `nil` for the default title, "" for no button.
    public let fallbackTitle: String?
    /// The title of the button that cancels; `nil` for the default title.
    public let cancelTitle: String?

    package init(reason: String, acceptsPasscode: Bool, fallbackTitle: String?, cancelTitle: String?) {
        self.reason = reason
        self.acceptsPasscode = acceptsPasscode
        self.fallbackTitle = fallbackTitle
        self.cancelTitle = cancelTitle
    }
}
