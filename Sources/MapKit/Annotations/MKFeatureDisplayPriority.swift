/// The priority that determines which annotation views lead clusters, and whose titles are visible where not all
/// titles fit. The range is 0…1000.
///
/// > Difference from Apple: a view of a low priority is not hidden by a colliding view of a high priority.
/// - Source: https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number, 0…1000.
    public let rawValue: Float

    /// Creates a priority, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority, 0…1000.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    /// 1000, the highest priority.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// 750.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// 250.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Whether the title or the subtitle of a marker is visible.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkfeaturevisibility
public enum MKFeatureVisibility: Int, Sendable {
    /// Visible where the text fits.
    case adaptive = 0
    /// Never visible.
    case hidden = 1
    /// Always visible.
    case visible = 2
}
