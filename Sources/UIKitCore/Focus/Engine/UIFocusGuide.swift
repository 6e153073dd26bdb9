/// A place without a view that leads the focus elsewhere.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the focus follows it; `true` by default.
    open var isEnabled = true
    /// Where the focus goes that an arrow key leads to the guide, the most wanted first. Held weakly.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { targets.compactMap { $0.object as? any UIFocusEnvironment } }
        set { targets = (newValue ?? []).map { Target(object: $0) } }
    }
    private var targets: [Target] = []

    private struct Target {
        weak var object: AnyObject?
    }
}
