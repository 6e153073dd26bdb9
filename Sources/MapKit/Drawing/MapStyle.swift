import UIKitCore

/// The map's colours, in light and dark.
@MainActor struct MapStyle {
    let sea: UIColor
    let land: UIColor
    let border: UIColor
    let coast: UIColor
    let graticule: UIColor
    let name: UIColor
    let seaName: UIColor
    let halo: UIColor

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

    static func suiting(_ traits: UITraitCollection) -> MapStyle { traits.userInterfaceStyle == .dark ? dark : light }
}
