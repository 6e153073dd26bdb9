/// A part of the tree of views and controllers through which the focus moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes if it goes here, the most wanted first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container that provides the items in this environment; `nil` for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group in which arrow keys move, and from which Tab leaves; `nil` for that of the environment around.
    var focusGroupIdentifier: String? { get }
    /// Has the focus look for its place anew in the next frame, if it is in this environment.
    func setNeedsFocusUpdate()
    /// Has the focus look for its place now, if that was asked for.
    func updateFocusIfNeeded()
    /// Whether the focus may move as a context says; asked of all environments around the item that loses it and the one that gets it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved; told to all environments around both items.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// `nil`.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// `nil`.
    public var focusGroupIdentifier: String? { nil }
}
