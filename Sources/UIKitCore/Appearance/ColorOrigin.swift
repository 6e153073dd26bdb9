/// What a colour that depends on traits was made of, where that is known: colours of equal origins are equal.
enum ColorOrigin: Hashable, Sendable {
    /// A colour set of a catalog, and the traits that it was asked for with.
    case catalog(folder: URL, traits: UITraitCollection.Values)
    /// Another colour with an opacity, 0…1.
    case withAlpha(UIColor, alpha: CGFloat)
}
