/// The filter with which a layer shows an image larger or smaller than its pixel size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a filter from its name; unknown names select `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = Self(rawValue: "nearest")
    /// Bilinear interpolation; the default.
    public static let linear = Self(rawValue: "linear")
    /// Bilinear interpolation in a mipmap level of about the visible size.
    public static let trilinear = Self(rawValue: "trilinear")
}
