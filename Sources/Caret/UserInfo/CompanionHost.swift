/// An object of another module that keeps what this one needs for its handlers.
@MainActor package protocol CompanionHost: AnyObject {
    /// Set by this module alone.
    var companion: AnyObject? { get set }
}
