/// The depth of an annotation view, 0…1000. Views of a higher priority cover views of a lower priority.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number, 0…1000.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: in front of all other views.
    public static let max = Self(1000)
    /// 1000: the priority of selected views.
    public static let defaultSelected = Self(1000)
    /// 500: the priority of unselected views.
    public static let defaultUnselected = Self(500)
    /// 0: behind all other views.
    public static let min = Self(0)
}
