import Cairo

/// The interpolation quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default of the context, which is medium.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Bilinear interpolation.
    case low = 2
    /// Bilinear interpolation, and averaging for reduced images.
    case medium = 4
    /// The best available quality.
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

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills by the winding rule, and then strokes the path.
    case fillStroke
    /// Fills by the even-odd rule, and then strokes the path.
    case eoFillStroke
}
