extension CGColorSpace {
    /// sRGB, the space in which contexts draw.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB with an extended range; clamped to 0…1 when drawn.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB with an extended range; clamped to 0…1 when drawn.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Display P3, with a wider gamut than sRGB; converted and clamped when drawn.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with linear components.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3 with an extended range; clamped when drawn.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Linear Display P3 with an extended range; clamped when drawn.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The space of digital cinema: the P3 primaries with a greener white point and a gamma of 2.6.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// Adobe RGB (1998), with a wider gamut than sRGB in greens.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// The space of high-definition video: the sRGB primaries with another curve.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The space of ultra-high-definition video, with a much wider gamut than sRGB.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// The space of ultra-high-definition video with linear components and an extended range; clamped when drawn.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// ROMM RGB, also called ProPhoto RGB, which contains nearly all visible colours.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// Grey with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey with linear components.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Grey with an extended range; clamped to 0…1 when drawn.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Linear grey with an extended range; clamped to 0…1 when drawn.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Cyan, magenta, yellow and black; converted to sRGB by `(1 - c)(1 - k)`.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
}

/// The definition of a named space.
struct NamedSpace {
    let model: CGColorSpaceModel
    let components: Int
    let profile: RGBProfile?
    let isExtended: Bool

    private init(_ model: CGColorSpaceModel, _ components: Int, _ profile: RGBProfile? = nil, isExtended: Bool = false) {
        (self.model, self.components, self.profile, self.isExtended) = (model, components, profile, isExtended)
    }

    static let all: [CFString: NamedSpace] = [
        CGColorSpace.sRGB: NamedSpace(.rgb, 3),
        CGColorSpace.linearSRGB: NamedSpace(.rgb, 3, .linearSRGB),
        CGColorSpace.extendedSRGB: NamedSpace(.rgb, 3, isExtended: true),
        CGColorSpace.extendedLinearSRGB: NamedSpace(.rgb, 3, .linearSRGB, isExtended: true),
        CGColorSpace.displayP3: NamedSpace(.rgb, 3, .displayP3),
        CGColorSpace.linearDisplayP3: NamedSpace(.rgb, 3, .linearDisplayP3),
        CGColorSpace.extendedDisplayP3: NamedSpace(.rgb, 3, .displayP3, isExtended: true),
        CGColorSpace.extendedLinearDisplayP3: NamedSpace(.rgb, 3, .linearDisplayP3, isExtended: true),
        CGColorSpace.dcip3: NamedSpace(.rgb, 3, .dciP3),
        CGColorSpace.adobeRGB1998: NamedSpace(.rgb, 3, .adobeRGB),
        CGColorSpace.itur_709: NamedSpace(.rgb, 3, .itu709),
        CGColorSpace.itur_2020: NamedSpace(.rgb, 3, .itu2020),
        CGColorSpace.extendedLinearITUR_2020: NamedSpace(.rgb, 3, .linearITU2020, isExtended: true),
        CGColorSpace.rommrgb: NamedSpace(.rgb, 3, .romm),
        CGColorSpace.genericGrayGamma2_2: NamedSpace(.monochrome, 1),
        CGColorSpace.linearGray: NamedSpace(.monochrome, 1, .linearSRGB),
        CGColorSpace.extendedGray: NamedSpace(.monochrome, 1, isExtended: true),
        CGColorSpace.extendedLinearGray: NamedSpace(.monochrome, 1, .linearSRGB, isExtended: true),
        CGColorSpace.genericCMYK: NamedSpace(.cmyk, 4),
    ]
}
