/// How a colour's components are meant.
///
/// All drawing happens in sRGB; colours of other spaces are converted when they are made.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
    /// The name, as one of the static constants; `nil` of spaces that have none, such as those of profiles.
    public let name: CFString?
    /// What the components mean.
    public let model: CGColorSpaceModel
    /// How many components a colour has beside its alpha; of a pattern space, those of its base space, or none.
    public let numberOfComponents: Int
    /// Of a pattern space, the space of the colour that its patterns are drawn in; `nil` where they have their own. Of an indexed space, the
    /// space of its colours. `nil` of other spaces.
    public let baseColorSpace: CGColorSpace?
    /// Of an indexed space, the components of its colours one after the other, a byte each, 0…255; `nil` of other spaces.
    public let colorTable: [UInt8]?
    /// How red, green and blue, or gray, become light; `nil` where they are those of sRGB.
    let profile: RGBProfile?

    /// Makes a space of that name; `nil` if it is not one of the static constants.
    public convenience init?(name: CFString) {
        guard let known = NamedSpace.all[name] else { return nil }
        self.init(name: name, model: known.model, components: known.components, profile: known.profile)
    }

    /// Makes a space of a colour profile's bytes.
    ///
    /// - Returns: `nil` for what is no profile, and for profiles that are not told by primaries and curves, as those of printers.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(iccdata:)
    public convenience init?(iccData data: CFData) {
        guard data.count <= ICCProfile.longest, let profile = ICCProfile.read([UInt8](data)) else { return nil }
        let isGray = data.dropFirst(16).prefix(4).elementsEqual("GRAY".utf8)
        self.init(name: nil, model: isGray ? .monochrome : .rgb, components: isGray ? 1 : 3, profile: profile)
    }

    /// Makes a space of few colours, which are known by their numbers.
    ///
    /// - Parameters:
    ///   - baseSpace: the space of the colours; neither of patterns nor indexed itself.
    ///   - last: the highest number, 0…255.
    ///   - table: the components of `last + 1` colours of the base space, a byte each, 0…255.
    /// - Returns: `nil` for another base space, and a `last` outside of its range.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(indexedbasespace:last:colortable:)
    public init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable table: UnsafePointer<UInt8>) {
        guard baseSpace.model != .pattern, baseSpace.model != .indexed, (0...255).contains(last) else { return nil }
        name = nil
        model = .indexed
        numberOfComponents = 1
        baseColorSpace = baseSpace
        colorTable = Array(UnsafeBufferPointer(start: table, count: (last + 1) * baseSpace.numberOfComponents))
        profile = nil
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
        colorTable = nil
        profile = nil
    }

    init(name: String?, model: CGColorSpaceModel, components: Int, profile: RGBProfile? = nil) {
        self.name = name
        self.model = model
        numberOfComponents = components
        baseColorSpace = nil
        colorTable = nil
        self.profile = profile
    }

    /// Whether components outside of 0…1 are colours, too.
    var isExtended: Bool { name.flatMap { NamedSpace.all[$0] }?.isExtended ?? false }

    /// Whether the space holds colours that sRGB cannot show.
    public var isWideGamutRGB: Bool {
        guard model == .rgb else { return false }
        guard let profile else { return isExtended }
        let corners = [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)].map(profile.light)
        return isExtended || corners.contains { $0.min() < -0.01 }
    }

    /// Whether something can be drawn in colours of the space: not in patterns and indexed colours.
    public var supportsOutput: Bool { model != .pattern && model != .indexed }

    package static let rgb = CGColorSpace(name: sRGB, model: .rgb, components: 3)
    package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome, components: 1)
    package static let cmyk = CGColorSpace(name: nil, model: .cmyk, components: 4)

    /// Two spaces are equal if their names, models, base spaces, colours and profiles are.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one === other
            || (one.name == other.name && one.model == other.model && one.baseColorSpace == other.baseColorSpace
                && one.colorTable == other.colorTable && one.profile == other.profile)
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
