/// The user's response to a request for authorisation.
public enum LocationConsent: Hashable, Sendable {
    /// Consent to the requested authorisation.
    case granted
    /// Consent only while the app is in use, even if the app requested `always`.
    case whenInUseOnly
    /// Denial.
    case denied
    /// A restriction that the user cannot change.
    case restricted
}
