/// Gives a thing to share only when it is known what is done with it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the same kind as the thing, at once: activities are listed by it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The thing itself; `nil` leaves it out.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What the thing is called where the activity has a line for that; "" by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Answers "".
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
