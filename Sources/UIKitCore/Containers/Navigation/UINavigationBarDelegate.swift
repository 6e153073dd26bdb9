/// Allows or prevents pushes and pops of a standalone navigation bar's items, and is notified of them.
///
/// All methods are optional.
///
/// The bar of a navigation controller has no delegate. If a subclass of `UINavigationController` conforms, the back
/// button and its menu call ``navigationBar(_:shouldPop:)`` on the controller.
///
/// > Difference from Apple: the other methods are not called on a navigation controller.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether the bar may push an item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed and the animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the bar may pop the top item. Also called for the back button.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped and the animation has ended.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
