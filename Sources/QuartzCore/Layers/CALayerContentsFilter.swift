/// How a picture's pixels are chosen when a layer shows them larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a filter from its name; unknown ones count as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The pixel that is nearest.
    public static let nearest = Self(rawValue: "nearest")
    /// Mixed from the pixels around; the default.
    public static let linear = Self(rawValue: "linear")
    /// Mixed from the pixels around, in a copy that is about as small as what is shown.
    public static let trilinear = Self(rawValue: "trilinear")
}
