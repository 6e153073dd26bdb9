/// How a colour's components are meant.
///
/// All drawing happens in sRGB; colours of other spaces are converted when they are made.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
    /// The name, as one of the static constants.
    public let name: CFString?
    /// What the components mean.
    public let model: CGColorSpaceModel
    /// How many components a colour has beside its alpha; of a pattern space, those of its base space, or none.
    public let numberOfComponents: Int
    /// Of a pattern space, the space of the colour that its patterns are drawn in; `nil` where they have their own, and in other spaces.
    public let baseColorSpace: CGColorSpace?

    /// sRGB, the space that everything is drawn in.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Display P3, wider than sRGB; converted, and cut to what sRGB can show.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Gray with gamma 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// sRGB with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB with components outside of 0…1 too; drawn cut to 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Gray with components outside of 0…1 too; drawn cut to 0…1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// Makes a space of that name; `nil` if it is not one of the static constants.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB: self.init(name: name, model: .rgb, components: 3)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome, components: 1)
        default: return nil
        }
    }

    /// Whether the space holds colours that sRGB cannot show.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

    init(name: String?, model: CGColorSpaceModel, components: Int) {
        self.name = name
        self.model = model
        numberOfComponents = components
        baseColorSpace = nil
    }

    /// Makes the space of patterns: with a base space of uncoloured ones, with `nil` of coloured ones.
    ///
    /// - Returns: `nil` if the base space is one of patterns itself.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(patternbasespace:)
    public init?(patternBaseSpace: CGColorSpace?) {
        guard patternBaseSpace?.model != .pattern else { return nil }
        name = nil
        model = .pattern
        numberOfComponents = patternBaseSpace?.numberOfComponents ?? 0
        baseColorSpace = patternBaseSpace
    }

    package static let rgb = CGColorSpace(name: sRGB, model: .rgb, components: 3)
    package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome, components: 1)
    package static let cmyk = CGColorSpace(name: nil, model: .cmyk, components: 4)

    /// Two spaces are equal if their names, models and base spaces are.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one.name == other.name && one.model == other.model && one.baseColorSpace == other.baseColorSpace
    }

    /// Feeds name and model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// Returns the space of RGB colours without a device of their own, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the space of grays without a device of their own.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the space of CMYK colours without a device of their own; converted by `(1 - c)(1 - k)`.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
