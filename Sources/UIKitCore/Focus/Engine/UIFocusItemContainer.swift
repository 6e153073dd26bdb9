/// An object that provides the items of the focus in an area: a view, or an object that stands for items that are not views.
///
/// A view provides its subviews. To add items of another kind, override `focusItems(in:)` of a view, or return a container of your own from
/// `focusItemContainer`.
/// - Source: https://developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the container; the frames of its items are in points of this space.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items whose frames intersect a rectangle, in points of ``coordinateSpace``. Items of containers inside are not among them.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content scrolls. An item that gets the focus outside of the visible part is scrolled in.
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
    /// The size of the visible part of the content, in points: that of the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/visiblesize
    public var visibleSize: CGSize { bounds.size }
}
