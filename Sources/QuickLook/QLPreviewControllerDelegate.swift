/// Observes a preview controller. All methods are optional.
///
/// - Source: https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called before the controller is dismissed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after the controller was dismissed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
