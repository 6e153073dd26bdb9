/// Distances by which the edges of a rectangle move inwards, named by the direction in which text is read.
///
/// In points.
/// - Source: https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance of the top edge, in points.
    public var top: CGFloat
    /// The distance of the edge where a line of text begins, in points.
    public var leading: CGFloat
    /// The distance of the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance of the edge where a line of text ends, in points.
    public var trailing: CGFloat

    /// Insets of zero on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of zero on all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances as left and right ones, for text that is read in `direction`.
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
