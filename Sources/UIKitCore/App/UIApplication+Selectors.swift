/// Finds the running application by the name of its class method.
///
/// Code that is shared with extensions, in which ``UIApplication/shared`` is unavailable on iOS, finds the application
/// by the selector `sharedApplication`.
extension UIApplication {
    private static let sharedName = "sharedApplication"

    static func hasClassMethod(_ selector: Selector?) -> Bool { selector?.description == sharedName }

    static func performClassMethod(_ selector: Selector?) -> Unmanaged<AnyObject> {
        precondition(
            hasClassMethod(selector),
            "UIApplication has no class method '\(selector?.description ?? "nil")' that is found by its name; call the method itself")
        return Unmanaged.passUnretained(shared)
    }
}
