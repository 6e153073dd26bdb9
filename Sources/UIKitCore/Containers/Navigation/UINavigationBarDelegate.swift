/// Decides over, and hears of, the items that come and go in a navigation bar of one's own.
///
/// All methods are optional.
///
/// The bar of a navigation controller has no delegate. Where a subclass of the controller conforms, the back button and its menu ask that for
/// ``navigationBar(_:shouldPop:)``, and nothing else does.
///
/// > Difference from Apple: the other methods are not called on a navigation controller.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item came; called after the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the top item may go; asked for the back button too.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item went; called after the animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Answers `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Answers `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
