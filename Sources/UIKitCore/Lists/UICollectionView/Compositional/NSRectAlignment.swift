/// An edge or a corner of a rectangle, relative to the reading direction.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none
    /// The middle of the upper edge.
    case top
    /// The upper leading corner.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The lower leading corner.
    case bottomLeading
    /// The middle of the lower edge.
    case bottom
    /// The lower trailing corner.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The upper trailing corner.
    case topTrailing

    /// The alignment as -1, 0 or 1 on each axis: left or top, centre, right or bottom.
    var unit: CGPoint {
        let x: CGFloat =
            switch self {
            case .topLeading, .leading, .bottomLeading: -1
            case .topTrailing, .trailing, .bottomTrailing: 1
            case .none, .top, .bottom: 0
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeading, .topTrailing: -1
            case .bottom, .bottomLeading, .bottomTrailing: 1
            case .none, .leading, .trailing: 0
            }
        return CGPoint(x: x, y: y)
    }

    var edges: NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        if unit.x < 0 { edges.insert(.leading) }
        if unit.x > 0 { edges.insert(.trailing) }
        if unit.y < 0 { edges.insert(.top) }
        if unit.y > 0 { edges.insert(.bottom) }
        return edges
    }
}
