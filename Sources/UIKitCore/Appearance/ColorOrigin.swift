/// The origin of a dynamic color, if known; colors of equal origins are equal.
enum ColorOrigin: Hashable, Sendable {
    /// A color set of a catalog, and the traits with which it was requested.
    case catalog(folder: URL, traits: UITraitCollection.Values)
    /// Another color with an opacity, 0…1.
    case withAlpha(UIColor, alpha: CGFloat)
}
