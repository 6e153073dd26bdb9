/// An object that restores the state of an activity. The delegate passes such objects to the handler of
/// `application(_:continue:restorationHandler:)`. Every responder conforms.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
