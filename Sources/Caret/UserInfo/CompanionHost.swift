/// An object of another module that stores the state which this module needs for its handlers.
@MainActor package protocol CompanionHost: AnyObject {
    /// The stored object, set only by this module.
    var companion: AnyObject? { get set }
}
