/// An object that provides an item for the activity that the user has chosen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder of the same kind as the item, which determines the listed activities.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item; `nil` excludes the item from sharing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of the item, for activities with a subject; "" by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns "".
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
