/// Which parts of a path count as inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a rule from its name; unknown ones count as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the path goes around, in one direction more often than in the other; the default.
    public static let nonZero = Self(rawValue: "non-zero")
    /// What the path goes around an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a line of a shape layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a cap from its name; unknown ones count as `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end; the default.
    public static let butt = Self(rawValue: "butt")
    /// With half a circle beyond the end.
    public static let round = Self(rawValue: "round")
    /// With half a square beyond the end.
    public static let square = Self(rawValue: "square")

    init(_ cap: CGLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How two lines of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a join from its name; unknown ones count as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed; the default.
    public static let miter = Self(rawValue: "miter")
    /// Round.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")

    init(_ join: CGLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
