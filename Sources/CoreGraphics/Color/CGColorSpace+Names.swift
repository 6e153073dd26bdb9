extension CGColorSpace {
    /// sRGB, the space that everything is drawn in.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB with components outside of 0…1 too; drawn cut to 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with linear components, outside of 0…1 too; drawn cut to 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Display P3, wider than sRGB; converted, and cut to what sRGB can show.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with linear components.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3 with components outside of 0…1 too; drawn cut.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 with linear components, outside of 0…1 too; drawn cut.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The space of digital theatres, P3 with a white of its own and gamma 2.6.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// Adobe RGB of 1998, wider than sRGB in greens.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// The space of high-definition video: sRGB's primaries with another curve.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The space of ultra-high-definition video, much wider than sRGB.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// That of ultra-high-definition video with linear components, outside of 0…1 too; drawn cut.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// ROMM RGB, which is also called ProPhoto: nearly all colours there are.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// Gray with gamma 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with linear components.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray with components outside of 0…1 too; drawn cut to 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray with linear components, outside of 0…1 too; drawn cut to 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// Cyan, magenta, yellow and black; converted by `(1 - c)(1 - k)`.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
}

/// What a space with a name is.
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
