import UIKitCore

extension UIView {
    /// The view and all its descendants, from the front of each branch to its leaves.
    var everything: [UIView] { [self] + subviews.flatMap(\.everything) }
}
