/// Something that can be done with things a person shares; make a subclass for one of your own.
///
/// The share sheet calls, in this order: `canPerform(withActivityItems:)` before it is listed, and once it is chosen
/// `prepare(withActivityItems:)`, then `activityViewController`, which is presented, or `perform()` without one.
/// - Source: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Which list an activity stands in.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable {
        /// It does something with the things here.
        case action = 0
        /// It hands them to others.
        case share = 1
    }

    /// The sheet that it was chosen in.
    final weak var sheet: UIActivityViewController?

    /// Makes an activity.
    public override init() { super.init() }

    /// Which list it stands in; `.action` by default. Those that share come first.
    open class var activityCategory: Category { .action }
    /// What tells it from others; `nil` by default, which cannot be excluded.
    open var activityType: ActivityType? { nil }
    /// What it is called on the sheet; `nil` by default: one without a title is not listed.
    open var activityTitle: String? { nil }
    /// The picture beside the title, used as a stencil; `nil` by default.
    open var activityImage: UIImage? { nil }
    /// Whether it can do something with these things; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the things over; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A screen in which the rest is done; `nil` by default.
    open var activityViewController: UIViewController? { nil }
    /// Does it. An override calls ``activityDidFinish(_:)`` once it is done, which is all that happens by default.
    open func perform() { activityDidFinish(true) }
    /// Closes the sheet and tells its author. Call it once.
    ///
    /// - Parameter completed: whether it was done, and not cancelled or failed.
    open func activityDidFinish(_ completed: Bool) { finish(completed, nil) }

    final func finish(_ completed: Bool, _ error: (any Error)?) { sheet?.finish(self, completed: completed, error) }
}
