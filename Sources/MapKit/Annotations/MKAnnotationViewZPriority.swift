/// How far in front a view of an annotation stands: 0…1000; higher ones cover lower ones.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number, 0…1000.
    public let rawValue: Float

    /// A priority by its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// A priority by its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: in front of all.
    public static let max = Self(1000)
    /// 1000: what is selected.
    public static let defaultSelected = Self(1000)
    /// 500: what is not selected.
    public static let defaultUnselected = Self(500)
    /// 0: behind all.
    public static let min = Self(0)
}
