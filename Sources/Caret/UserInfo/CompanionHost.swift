/// An object of another module that stores the state that this module needs for the object's handlers.
@MainActor package protocol CompanionHost: AnyObject {
    /// The stored object. Only this module sets it.
    var companion: AnyObject? { get set }
}
