/// The running application by the name of its class method.
///
/// Code that is shared with extensions, in which ``UIApplication/shared`` is unavailable on iOS, finds the application
/// in this way:
///
/// ```swift
/// let shared = NSSelectorFromString("sharedApplication")
/// if UIApplication.responds(to: shared) { application = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication }
/// ```
extension UIApplication {
    private static let sharedName = "sharedApplication"

    /// Returns whether the class has a class method.
    ///
    /// > Difference from Apple: `sharedApplication` is the only class method that is found by its name.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    public class func responds(to aSelector: Selector!) -> Bool { aSelector?.description == sharedName }

    /// Calls a class method, and returns its result.
    ///
    /// - Precondition: The class has the method.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        precondition(
            responds(to: aSelector),
            "UIApplication has no class method '\(aSelector?.description ?? "nil")' that is found by its name; call the method itself")
        return Unmanaged.passUnretained(shared)
    }
}
