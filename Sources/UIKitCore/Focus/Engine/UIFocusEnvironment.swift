/// A node of the tree of views and controllers through which the focus moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that get the focus in place of this one, the most preferred first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The parent environment; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment; `nil` for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group in which arrow keys move the focus, and which Tab leaves; `nil` for that of the parent environment.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of the focus in the next frame, if it is in this environment.
    func setNeedsFocusUpdate()
    /// Performs a requested update of the focus now.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move as in a context. Called for all environments that contain the previous or
    /// the next item.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved, for all environments that contain either item.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// `nil`.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// `nil`.
    public var focusGroupIdentifier: String? { nil }
}
