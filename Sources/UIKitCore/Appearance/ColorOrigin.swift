/// The origin of a dynamic colour, if it is known. Colours of equal origins are equal.
enum ColorOrigin: Hashable, Sendable {
    /// A colour set of a catalog, and the traits with which it was requested.
    case catalog(folder: URL, traits: UITraitCollection.Values)
    /// Another colour with an opacity, 0…1.
    case withAlpha(UIColor, alpha: CGFloat)
}
