/// A space of colour components.
///
/// All drawing uses sRGB. Colours of other spaces are converted when they are created.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable, Hashable {
    /// The name, one of the static constants; `nil` for other spaces, such as spaces created from profiles.
    public let name: CFString?
    /// The kind of components.
    public let model: CGColorSpaceModel
    /// The number of components without alpha. For a pattern space, the number of its base space, or 0 without a base
    /// space.
    public let numberOfComponents: Int
    /// The base space. For a pattern space, the space of the colours of uncoloured patterns; `nil` for coloured
    /// patterns. For an indexed space, the space of its colours. `nil` for other spaces.
    public let baseColorSpace: CGColorSpace?
    /// The components of an indexed space's colours in sequence, one byte each, 0…255; `nil` for other spaces.
    public let colorTable: [UInt8]?
    /// The conversion from red, green and blue, or grey, to light; `nil` for the conversion of sRGB.
    let profile: RGBProfile?

    /// Creates a named space; `nil` if the name is not one of the static constants.
    public convenience init?(name: CFString) {
        guard let known = NamedSpace.all[name] else { return nil }
        self.init(name: name, model: known.model, components: known.components, profile: known.profile)
    }

    /// Creates a space from an ICC profile.
    ///
    /// - Returns: `nil` for invalid data, and for profiles that are not defined by primaries and curves, such as
    ///   printer profiles.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(iccdata:)
    public convenience init?(iccData data: CFData) {
        guard data.count <= ICCProfile.maximumSize, let profile = ICCProfile.read([UInt8](data)) else { return nil }
        let isGray = data.dropFirst(16).prefix(4).elementsEqual("GRAY".utf8)
        self.init(name: nil, model: isGray ? .monochrome : .rgb, components: isGray ? 1 : 3, profile: profile)
    }

    /// Creates an indexed space.
    ///
    /// - Parameters:
    ///   - baseSpace: The space of the colours, neither a pattern space nor an indexed space.
    ///   - last: The highest index, 0…255.
    ///   - table: The components of `last + 1` colours of the base space, one byte each, 0…255.
    /// - Returns: `nil` for an invalid base space, or for a `last` outside of its range.
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgcolorspace/init(indexedbasespace:last:colortable:)
    public init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable table: UnsafePointer<UInt8>) {
        guard baseSpace.model != .pattern, baseSpace.model != .indexed, (0...255).contains(last) else { return nil }
        name = nil
        model = .indexed
        numberOfComponents = 1
        baseColorSpace = baseSpace
        colorTable = Array(UnsafeBufferPointer(start: table, count: (last + 1) * baseSpace.numberOfComponents))
        profile = nil
    }

    /// Creates a pattern space: with a base space for uncoloured patterns, or `nil` for coloured patterns.
    ///
    /// - Returns: `nil` if the base space is a pattern space.
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

    /// Whether components outside of 0…1 are valid.
    var isExtended: Bool { name.flatMap { NamedSpace.all[$0] }?.isExtended ?? false }

    /// Whether the space has colours outside of the sRGB gamut.
    public var isWideGamutRGB: Bool {
        guard model == .rgb else { return false }
        guard let profile else { return isExtended }
        let corners = [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)].map(profile.light)
        return isExtended || corners.contains { $0.min() < -0.01 }
    }

    /// Whether a context can draw in the space: `false` for pattern spaces and indexed spaces.
    public var supportsOutput: Bool { model != .pattern && model != .indexed }

    package static let rgb = CGColorSpace(name: sRGB, model: .rgb, components: 3)
    package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome, components: 1)
    package static let cmyk = CGColorSpace(name: nil, model: .cmyk, components: 4)

    /// Returns whether names, models, base spaces, colour tables and profiles are equal.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one === other
            || (one.name == other.name && one.model == other.model && one.baseColorSpace == other.baseColorSpace
                && one.colorTable == other.colorTable && one.profile == other.profile)
    }

    /// Hashes the name and the model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// Returns the device RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the device grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the device CMYK space, whose colours are converted to sRGB by `(1 - c)(1 - k)`.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
