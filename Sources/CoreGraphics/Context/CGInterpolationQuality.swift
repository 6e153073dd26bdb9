import Cairo

/// How carefully pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// What the context thinks right, which here is medium.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Between four pixels.
    case low = 2
    /// Between four pixels, and averaged when made smaller.
    case medium = 4
    /// The best there is.
    case high = 3

    var filter: CairoFilter {
        switch self {
        case .none: .nearest
        case .low: .bilinear
        case .default, .medium: .good
        case .high: .best
        }
    }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills it by the winding rule.
    case fill = 0
    /// Fills it by the even-odd rule.
    case eoFill
    /// Draws its line.
    case stroke
    /// Fills by the winding rule, then draws the line.
    case fillStroke
    /// Fills by the even-odd rule, then draws the line.
    case eoFillStroke
}
