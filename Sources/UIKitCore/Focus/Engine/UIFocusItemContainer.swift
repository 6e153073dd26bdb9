/// A container of focus items: a view, or an object that represents items other than views.
///
/// A view provides its subviews. To add other items, override `focusItems(in:)` of a view, or return a custom
/// container from `focusItemContainer`.
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the container. The frames of its items are in this space.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items whose frames intersect a rectangle, in points of ``coordinateSpace``. Items of nested
    /// containers are not included.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content scrolls. A newly focused item outside of the visible part is scrolled into view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the upper left corner of the visible part, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible part, in points.
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the visible part of the content in points, which is that of the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/visiblesize
    public var visibleSize: CGSize { bounds.size }
}
