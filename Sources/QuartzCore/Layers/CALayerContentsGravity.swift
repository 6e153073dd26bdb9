/// The placement of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a gravity from its name; unknown names are drawn as `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centred, in its own size.
    public static let center = Self(rawValue: "center")
    /// At the top, in its own size.
    public static let top = Self(rawValue: "top")
    /// At the bottom, in its own size.
    public static let bottom = Self(rawValue: "bottom")
    /// At the left, in its own size.
    public static let left = Self(rawValue: "left")
    /// At the right, in its own size.
    public static let right = Self(rawValue: "right")
    /// In the top left corner, in its own size.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In the top right corner, in its own size.
    public static let topRight = Self(rawValue: "topRight")
    /// In the bottom left corner, in its own size.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In the bottom right corner, in its own size.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to the bounds; the default.
    public static let resize = Self(rawValue: "resize")
    /// Scaled to fit into the bounds, with its aspect ratio.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, with its aspect ratio.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
