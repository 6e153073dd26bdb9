extension RGBProfile {
    private static let p3Primaries = [Chromaticity(0.680, 0.320), Chromaticity(0.265, 0.690), Chromaticity(0.150, 0.060)]
    private static let widePrimaries = [Chromaticity(0.708, 0.292), Chromaticity(0.170, 0.797), Chromaticity(0.131, 0.046)]

    /// The sRGB primaries with linear components.
    static let linearSRGB = RGBProfile(curve: .linear)
    static let displayP3 = RGBProfile(p3Primaries, curve: .sRGB)
    static let linearDisplayP3 = RGBProfile(p3Primaries, curve: .linear)
    /// The white point of digital cinema is greener than the white point of screens.
    static let dciP3 = RGBProfile(p3Primaries, white: Chromaticity(0.314, 0.351), curve: .gamma(2.6))
    static let adobeRGB = RGBProfile(
        [Chromaticity(0.64, 0.33), Chromaticity(0.21, 0.71), Chromaticity(0.15, 0.06)], curve: .gamma(563.0 / 256))
    static let itu709 = RGBProfile(curve: .video)
    static let itu2020 = RGBProfile(widePrimaries, curve: .video)
    static let linearITU2020 = RGBProfile(widePrimaries, curve: .linear)
    static let romm = RGBProfile(
        [Chromaticity(0.7347, 0.2653), Chromaticity(0.1596, 0.8404), Chromaticity(0.0366, 0.0001)], white: Chromaticity(0.3457, 0.3585),
        curve: .parametric(gamma: 1.8, a: 1, b: 0, slope: 1.0 / 16, start: 16.0 / 512, e: 0, f: 0))
}
