/// How a layer's contents stand in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a gravity from its name; unknown ones are drawn as `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle, in its own size.
    public static let center = Self(rawValue: "center")
    /// At the top, in its own size.
    public static let top = Self(rawValue: "top")
    /// At the bottom, in its own size.
    public static let bottom = Self(rawValue: "bottom")
    /// At the left, in its own size.
    public static let left = Self(rawValue: "left")
    /// At the right, in its own size.
    public static let right = Self(rawValue: "right")
    /// In the top left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In the top right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// In the bottom left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In the bottom right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to the bounds; the default.
    public static let resize = Self(rawValue: "resize")
    /// As large as fits, keeping its shape.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// As small as covers, keeping its shape.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
