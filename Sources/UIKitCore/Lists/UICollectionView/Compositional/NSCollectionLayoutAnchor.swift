import UIKitEngines

/// The point at which a supplementary item, such as a badge, is attached to an item.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges of the anchor point. Without edges it is the centre; with a single edge, the middle of that edge.
    public let edges: NSDirectionalRectEdge
    /// The offset from the anchor point: in points, or in multiples of the supplementary item's size. Positive values
    /// move to the trailing and lower edges.
    public let offset: CGPoint
    /// Whether ``offset`` is in multiples of the supplementary item's size.
    public let isFractionalOffset: Bool
    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Creates an anchor at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor at a distance from edges, in multiples of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }

    var anchor: LayoutSupplement.Anchor {
        /// Returns 0 at the low edge, 1 at the high edge, and the centre for both edges or neither.
        func unitPosition(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            let (isAtLow, isAtHigh) = (edges.contains(low), edges.contains(high))
            if isAtLow == isAtHigh { return 0.5 }
            return isAtLow ? 0 : 1
        }
        return .init(
            unit: CGPoint(x: unitPosition(.leading, .trailing), y: unitPosition(.top, .bottom)), offset: offset,
            isFractional: isFractionalOffset)
    }
}
