/// A layout guide that redirects the focus to other environments.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus; `true` by default.
    open var isEnabled = true
    /// The environments that receive the focus when an arrow key leads to the guide, the most preferred first. Held
    /// weakly.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { targets.compactMap { $0.object as? any UIFocusEnvironment } }
        set { targets = (newValue ?? []).map { Target(object: $0) } }
    }
    private var targets: [Target] = []

    private struct Target {
        weak var object: AnyObject?
    }
}
