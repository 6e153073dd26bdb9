import UIKitEngines

/// Where a badge or the like is fastened to an item.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that meet; none is the middle, one the middle of that edge.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in sizes of what is fastened. Positive to the trailing and lower edge.
    public let offset: CGPoint
    /// Whether ``offset`` is in sizes of what is fastened.
    public let isFractionalOffset: Bool
    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Makes an anchor away from edges, by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes an anchor away from edges, by sizes of what is fastened.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }

    var anchor: LayoutSupplement.Anchor {
        func unit(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
        }
        return .init(unit: CGPoint(x: unit(.leading, .trailing), y: unit(.top, .bottom)), offset: offset, isFractional: isFractionalOffset)
    }
}
