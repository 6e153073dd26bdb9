extension UIContentSizeCategory {
    /// Posted by the application after the user changed the text size. The object is the application.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category's ``rawValue``, a string, in the notification's `userInfo`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Posts the notification if the category has changed, and that of the large content viewer if the accessibility
    /// sizes were entered or left.
    @MainActor static func report(from old: UIContentSizeCategory, to new: UIContentSizeCategory, by application: UIApplication) {
        guard old != new else { return }
        NotificationCenter.default.post(
            name: didChangeNotification, object: application, userInfo: [newValueUserInfoKey: new.rawValue])
        guard old.isAccessibilityCategory != new.isAccessibilityCategory else { return }
        NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
}
