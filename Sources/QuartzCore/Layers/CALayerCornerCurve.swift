/// How a round corner bends.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a curve from its name; unknown ones are drawn as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle; the default.
    public static let circular = Self(rawValue: "circular")
    /// Begins to bend earlier, and gently, as app icons do.
    public static let continuous = Self(rawValue: "continuous")
}
