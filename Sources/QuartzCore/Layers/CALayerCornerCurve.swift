/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a curve from its name; unknown names are drawn as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle; the default.
    public static let circular = Self(rawValue: "circular")
    /// A continuous curve that starts farther from the corner, as in app icons.
    public static let continuous = Self(rawValue: "continuous")
}
