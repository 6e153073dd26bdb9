/// An edge or a corner of a rectangle, by the direction of reading.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere in particular.
    case none
    /// The middle of the upper edge.
    case top
    /// The upper corner where reading starts.
    case topLeading
    /// The middle of the edge where reading starts.
    case leading
    /// The lower corner where reading starts.
    case bottomLeading
    /// The middle of the lower edge.
    case bottom
    /// The lower corner where reading ends.
    case bottomTrailing
    /// The middle of the edge where reading ends.
    case trailing
    /// The upper corner where reading ends.
    case topTrailing

    /// -1, 0 or 1 on each axis.
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
