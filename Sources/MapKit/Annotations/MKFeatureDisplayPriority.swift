/// Which annotation views lead clusters, and whose names are seen where there is no room for all: the ones with the higher numbers,
/// 0…1000.
///
/// > Difference from Apple: a view of a low priority is not hidden by one of a high priority that covers it.
/// - Source: https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// 0…1000.
    public let rawValue: Float

    /// A priority, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority, 0…1000.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    /// 1000, the highest.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// 750
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// 250
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Whether the name beside a marker is seen.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkfeaturevisibility
public enum MKFeatureVisibility: Int, Sendable {
    /// Where there is room for it.
    case adaptive = 0
    /// Never.
    case hidden = 1
    /// Always.
    case visible = 2
}
