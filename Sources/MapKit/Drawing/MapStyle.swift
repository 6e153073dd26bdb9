import UIKitCore

/// The colours of a map type in light and dark appearance.
@MainActor struct MapStyle {
    let sea: UIColor
    let land: UIColor
    let border: UIColor
    let coast: UIColor
    let graticule: UIColor
    let name: UIColor
    let seaName: UIColor
    let halo: UIColor
    /// Whether names and borders are drawn.
    var hasNames = true

    static let light = MapStyle(
        sea: UIColor(red: 0.67, green: 0.84, blue: 0.95, alpha: 1), land: UIColor(red: 0.973, green: 0.961, blue: 0.925, alpha: 1),
        border: UIColor(red: 0.66, green: 0.62, blue: 0.58, alpha: 1), coast: UIColor(red: 0.50, green: 0.71, blue: 0.85, alpha: 1),
        graticule: UIColor(white: 0, alpha: 0.08), name: UIColor(white: 0.25, alpha: 1), seaName: UIColor(white: 0.35, alpha: 1),
        halo: UIColor(white: 1, alpha: 0.75))
    static let dark = MapStyle(
        sea: UIColor(red: 0.09, green: 0.17, blue: 0.27, alpha: 1), land: UIColor(red: 0.17, green: 0.18, blue: 0.20, alpha: 1),
        border: UIColor(red: 0.42, green: 0.43, blue: 0.46, alpha: 1), coast: UIColor(red: 0.22, green: 0.34, blue: 0.46, alpha: 1),
        graticule: UIColor(white: 1, alpha: 0.08), name: UIColor(white: 0.82, alpha: 1), seaName: UIColor(white: 0.7, alpha: 1),
        halo: UIColor(white: 0, alpha: 0.7))
    static let mutedLight = MapStyle(
        sea: UIColor(red: 0.82, green: 0.86, blue: 0.88, alpha: 1), land: UIColor(white: 0.96, alpha: 1),
        border: UIColor(white: 0.78, alpha: 1), coast: UIColor(red: 0.74, green: 0.79, blue: 0.82, alpha: 1),
        graticule: UIColor(white: 0, alpha: 0.05), name: UIColor(white: 0.5, alpha: 1), seaName: UIColor(white: 0.55, alpha: 1),
        halo: UIColor(white: 1, alpha: 0.75))
    static let mutedDark = MapStyle(
        sea: UIColor(red: 0.11, green: 0.13, blue: 0.15, alpha: 1), land: UIColor(white: 0.18, alpha: 1),
        border: UIColor(white: 0.32, alpha: 1), coast: UIColor(red: 0.2, green: 0.23, blue: 0.26, alpha: 1),
        graticule: UIColor(white: 1, alpha: 0.05), name: UIColor(white: 0.6, alpha: 1), seaName: UIColor(white: 0.5, alpha: 1),
        halo: UIColor(white: 0, alpha: 0.7))
    /// The colours of satellite maps, in light and dark appearance.
    static let aerial = MapStyle(
        sea: UIColor(red: 0.04, green: 0.11, blue: 0.24, alpha: 1), land: UIColor(red: 0.25, green: 0.31, blue: 0.18, alpha: 1),
        border: UIColor(white: 1, alpha: 0.55), coast: UIColor(red: 0.10, green: 0.22, blue: 0.34, alpha: 1),
        graticule: UIColor(white: 1, alpha: 0.06), name: .white, seaName: UIColor(white: 0.9, alpha: 1), halo: UIColor(white: 0, alpha: 0.7)
    )

    static func matching(_ traits: UITraitCollection, _ type: MKMapType = .standard) -> MapStyle {
        let isDark = traits.userInterfaceStyle == .dark
        switch type {
        case .standard: return isDark ? dark : light
        case .mutedStandard: return isDark ? mutedDark : mutedLight
        case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover:
            var style = aerial
            style.hasNames = type.hasNames
            return style
        }
    }
}
