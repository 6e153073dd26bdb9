/// The inset distances of a rectangle's edges, by reading direction, in points.
/// - Source: https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the leading edge, in points.
    public var leading: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets of zero on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero on all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the left and right insets for a layout direction.
    package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .rightToLeft
            ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
            : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    }

    package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
        let isReversed = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isReversed ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right)
    }
}
