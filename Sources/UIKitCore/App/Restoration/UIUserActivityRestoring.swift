/// Takes up an activity: what `application(_:continue:restorationHandler:)` hands out. Every responder does.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows what the activity is about.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
