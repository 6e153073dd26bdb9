/// An action for shared items. Subclass it to provide an activity of the app.
///
/// The share sheet calls `canPerform(withActivityItems:)` before it lists the activity. When the user chooses the
/// activity, the sheet calls `prepare(withActivityItems:)`. It then presents `activityViewController`, or calls
/// `perform()` if that controller is `nil`.
/// - Source: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The section of the sheet that contains an activity.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable {
        /// The activity processes the items locally.
        case action = 0
        /// The activity shares the items with others.
        case share = 1
    }

    /// The sheet in which the activity was chosen.
    final weak var sheet: UIActivityViewController?

    /// Creates an activity.
    public override init() { super.init() }

    /// The category of the activity; `.action` by default. Activities of the category `.share` are listed first.
    open class var activityCategory: Category { .action }
    /// The identity of the activity. An activity with `nil`, the default, cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// The title on the sheet; `nil` by default. An activity without a title is not listed.
    open var activityTitle: String? { nil }
    /// The template image next to the title; `nil` by default.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity supports the items; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Stores the items for the activity; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that performs the activity; `nil` by default.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. An override calls ``activityDidFinish(_:)`` when the activity has finished. The default
    /// calls the method at once.
    open func perform() { activityDidFinish(true) }
    /// Closes the sheet and notifies its completion handler. Call the method once.
    ///
    /// - Parameter completed: whether the activity completed without cancellation or failure.
    open func activityDidFinish(_ completed: Bool) { finish(completed, nil) }

    final func finish(_ completed: Bool, _ error: (any Error)?) { sheet?.finish(self, completed: completed, error) }
}
