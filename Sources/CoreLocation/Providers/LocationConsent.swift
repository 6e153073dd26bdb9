/// A person's answer to an app that asks to know the location.
public enum LocationConsent: Hashable, Sendable {
    /// As much as the app asked for.
    case granted
    /// Only while the app is in use, even if it asked for always.
    case whenInUseOnly
    /// No.
    case denied
    /// Somebody else forbids it.
    case restricted
}
