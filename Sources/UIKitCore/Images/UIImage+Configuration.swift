extension UIImage {
    /// What the image was made or found for; `nil` if nobody said.
    ///
    /// Of a symbol it is a ``SymbolConfiguration``.
    public var configuration: Configuration? { details.configuration }

    /// The traits the image was found for; of an image made from a file or from pixels its scale.
    public var traitCollection: UITraitCollection {
        details.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// Whether the image is a symbol, which can be made again in another size or weight.
    public var isSymbolImage: Bool { details.symbol != nil }

    /// How the symbol looks; `nil` if the image is no symbol.
    public var symbolConfiguration: SymbolConfiguration? { details.configuration as? SymbolConfiguration }

    /// The image for another configuration: another variant of its asset, or another look of its symbol.
    ///
    /// What `configuration` does not say becomes unspecified. An image without variants keeps its pixels.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = details.symbol { return symbol.image(configuration, of: self) }
        let found = configuration.traitCollection.flatMap { variant(for: $0) } ?? self
        return found.changing { $0.configuration = configuration }
    }

    /// The symbol with what `configuration` says, and what it looks like now for the rest; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard details.symbol != nil else { return nil }
        return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
    }

    /// The asset's image for other traits, shown as this one is; this one if it has no variant for them.
    func variant(for traits: UITraitCollection) -> UIImage? {
        guard let asset = knownAsset, let other = asset.image(for: traits) else { return nil }
        if other.content === content { return self }
        return other.changing {
            $0.tint = details.tint
            $0.renderingMode = details.renderingMode
            $0.flipsForRightToLeft = details.flipsForRightToLeft
            $0.baselineOffset = details.baselineOffset
        }
    }
}
