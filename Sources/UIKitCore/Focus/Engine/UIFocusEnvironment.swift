/// A node of the tree of views and controllers through which the focus moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that receive the focus instead of this one, the most preferred first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The parent environment; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment; `nil` for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group in which arrow keys move the focus; Tab moves to another group. `nil` means the group of the parent
    /// environment.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of the focus in the next frame, if the focus is in this environment.
    func setNeedsFocusUpdate()
    /// Performs a requested update of the focus now.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move as a context describes. Called for all environments that contain the
    /// previous or the next item.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved, for all environments that contain the previous or the next item.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// `nil`.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// `nil`.
    public var focusGroupIdentifier: String? { nil }
}
