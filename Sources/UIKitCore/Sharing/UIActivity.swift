/// An action for shared items; subclass it for an app's own activity.
///
/// The share sheet calls `canPerform(withActivityItems:)` before it lists the activity. When the activity is chosen,
/// it calls `prepare(withActivityItems:)`, and then presents `activityViewController`, or calls `perform()` if there
/// is none.
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

    /// The category of the activity; `.action` by default. Activities that share come first.
    open class var activityCategory: Category { .action }
    /// The identity of the activity; `nil` by default, which cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// The title on the sheet; `nil` by default. An activity without a title is not listed.
    open var activityTitle: String? { nil }
    /// The template image next to the title; `nil` by default.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity supports the items; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Stores the items for the activity; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that completes the activity; `nil` by default.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. An override calls ``activityDidFinish(_:)`` at its end, as the default does at once.
    open func perform() { activityDidFinish(true) }
    /// Closes the sheet and notifies its completion handler. Call it once.
    ///
    /// - Parameter completed: whether the activity completed, without cancellation or failure.
    open func activityDidFinish(_ completed: Bool) { finish(completed, nil) }

    final func finish(_ completed: Bool, _ error: (any Error)?) { sheet?.finish(self, completed: completed, error) }
}
