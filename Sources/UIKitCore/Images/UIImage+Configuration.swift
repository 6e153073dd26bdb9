extension UIImage {
    /// The configuration for which the image was created or found; `nil` if unspecified.
    ///
    /// For a symbol this is a ``SymbolConfiguration``.
    public var configuration: Configuration? { details.configuration }

    /// The traits for which the image was found. For an image from a file or from pixels, only the scale is
    /// specified.
    public var traitCollection: UITraitCollection {
        details.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// Whether the image is a symbol. A symbol can be created again in another size or weight.
    public var isSymbolImage: Bool { details.symbol != nil }

    /// The symbol's configuration; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? { details.configuration as? SymbolConfiguration }

    /// Returns the image in another configuration: another variant of its asset, or its symbol in the other
    /// configuration.
    ///
    /// Attributes that `configuration` does not specify become unspecified. An image without variants keeps its
    /// pixels.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = details.symbol { return symbol.image(configuration, of: self) }
        let result = configuration.traitCollection.flatMap { variant(for: $0) } ?? self
        return result.changing { $0.configuration = configuration }
    }

    /// Returns the symbol with the attributes that `configuration` specifies. Other attributes do not change. Returns
    /// `nil` for images that are not symbols.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard details.symbol != nil else { return nil }
        return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
    }

    /// Returns the asset's variant for other traits, with the properties of this image. Returns the image itself if it
    /// is this variant, and `nil` if there is no asset or matching variant.
    func variant(for traits: UITraitCollection) -> UIImage? {
        guard let asset = existingAsset, let other = asset.image(for: traits) else { return nil }
        if other.content === content { return self }
        return other.changing {
            $0.tint = details.tint
            $0.renderingMode = details.renderingMode
            $0.flipsForRightToLeft = details.flipsForRightToLeft
            $0.baselineOffset = details.baselineOffset
        }
    }
}
