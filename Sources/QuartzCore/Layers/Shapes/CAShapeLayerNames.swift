/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a rule from its name; unknown names select `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside if the path's winding number around the point is not zero; the default.
    public static let nonZero = Self(rawValue: "non-zero")
    /// A point is inside if a ray from the point crosses the path an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of line ends of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a cap from its name; unknown names select `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends at its end point; the default.
    public static let butt = Self(rawValue: "butt")
    /// The line ends with a semicircle beyond its end point.
    public static let round = Self(rawValue: "round")
    /// The line ends with half a square beyond its end point.
    public static let square = Self(rawValue: "square")

    init(_ cap: CGLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of line joins of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a join from its name; unknown names select `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A pointed corner; the default.
    public static let miter = Self(rawValue: "miter")
    /// A round corner.
    public static let round = Self(rawValue: "round")
    /// A bevelled corner.
    public static let bevel = Self(rawValue: "bevel")

    init(_ join: CGLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
