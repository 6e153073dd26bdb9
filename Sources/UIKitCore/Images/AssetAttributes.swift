/// The attributes of one variant of an asset. An unspecified attribute, or a scale of 0, matches any trait.
struct AssetAttributes: Hashable, Sendable {
    /// The number of pixels per point if the traits specify none: the scale of an application's default screen.
    static let defaultScale: CGFloat = 3

    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var gamut = UIDisplayGamut.unspecified
    /// The number of pixels per point; 0 for any.
    var scale: CGFloat = 0

    init() {}

    init(_ traits: UITraitCollection) {
        idiom = traits.userInterfaceIdiom
        style = traits.userInterfaceStyle
        contrast = traits.accessibilityContrast
        horizontal = traits.horizontalSizeClass
        vertical = traits.verticalSizeClass
        direction = traits.layoutDirection
        gamut = traits.displayGamut
        scale = traits.displayScale
    }

    /// Returns how well the variant matches the traits, as numbers in the order of decreasing weight. Returns `nil`
    /// if the variant must not be used with the traits.
    func rank(for traits: UITraitCollection) -> [Int]? {
        let isDark = traits.userInterfaceStyle == .dark
        let hasHighContrast = traits.accessibilityContrast == .high
        let requiredScores = [
            Self.requiredScore(idiom, traits.userInterfaceIdiom, any: .unspecified),
            Self.requiredScore(style, isDark ? .dark : .light, any: .unspecified),
            Self.requiredScore(contrast, hasHighContrast ? .high : .normal, any: .unspecified),
            Self.requiredScore(horizontal, traits.horizontalSizeClass, any: .unspecified),
            Self.requiredScore(vertical, traits.verticalSizeClass, any: .unspecified),
        ]
        let scores = requiredScores.compactMap { $0 }
        guard scores.count == requiredScores.count else { return nil }
        return scores + [
            Self.optionalScore(direction, traits.layoutDirection, any: .unspecified),
            Self.optionalScore(gamut, traits.displayGamut == .P3 ? .P3 : .SRGB, any: .unspecified), rank(ofScale: traits.displayScale),
        ]
    }

    /// Returns the index of the variant that matches the traits best; `nil` if no variant may be used. Of equally
    /// good variants, the first is returned.
    static func best(for traits: UITraitCollection, among candidates: [AssetAttributes]) -> Int? {
        var bestMatch: (index: Int, rank: [Int])?
        for (index, attributes) in candidates.enumerated() {
            guard let rank = attributes.rank(for: traits) else { continue }
            if let current = bestMatch, !current.rank.lexicographicallyPrecedes(rank) { continue }
            bestMatch = (index, rank)
        }
        return bestMatch?.index
    }

    private static func requiredScore<Value: Equatable>(_ variantValue: Value, _ traitValue: Value, any: Value) -> Int? {
        if variantValue == any { return 1 }
        if traitValue == any { return 0 }
        return variantValue == traitValue ? 2 : nil
    }

    private static func optionalScore<Value: Equatable>(_ variantValue: Value, _ traitValue: Value, any: Value) -> Int {
        requiredScore(variantValue, traitValue, any: any) ?? 0
    }

    /// Returns the rank of a scale. The exact scale is best; then come larger scales, the nearest first, and then
    /// smaller scales.
    private func rank(ofScale requestedScale: CGFloat) -> Int {
        let requestedScale = requestedScale > 0 ? requestedScale : AssetAttributes.defaultScale
        if scale == requestedScale { return 10_000 }
        if scale == 0 { return 9_000 }
        let difference = Int(min(abs(scale - requestedScale) * 10, 1000))
        return scale > requestedScale ? 8_000 - difference : 4_000 - difference
    }
}
