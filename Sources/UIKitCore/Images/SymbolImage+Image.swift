extension SymbolImage {
    /// Returns the image of the symbol.
    func image(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
        var details = ImageDetails(scale: scale)
        details.symbol = self
        details.baselineOffset = baseline
        details.alignmentRectInsets = insets
        details.configuration = configuration
        details.flipsForRightToLeft = source.isMirrored
        func side(_ length: CGFloat) -> Int { min(max(1, Int((length * scale).rounded())), VectorImage.maximumSide) }
        let size = PixelSize(width: side(self.size.width), height: side(self.size.height))
        let drawing = VectorImage(size: size, isConstant: !isColored) { [self] in render($0) }
        return UIImage(content: ImageContent(drawing), details: details)
    }

    /// Returns the image of the symbol in another configuration, with the other properties of `image`.
    func image(_ configuration: UIImage.Configuration, traits: UITraitCollection? = nil, of image: UIImage) -> UIImage {
        let symbolConfiguration = UIImage.SymbolConfiguration(configuration.values)
        let traits = traits ?? configuration.traitCollection ?? .current
        let scaledTraits = traits.displayScale > 0 ? traits : specifyingScale(traits)
        guard var symbol = SymbolImage(source, symbolConfiguration.values.symbol, traits: scaledTraits) else { return image }
        if symbol.hasSameAppearance(as: self) { symbol.canvas = canvas }
        let newImage = symbol.image(symbolConfiguration)
        return newImage.changing {
            $0.tint = image.details.tint
            $0.renderingMode = image.details.renderingMode
            if image.details.alignmentRectInsets != insets { $0.alignmentRectInsets = image.details.alignmentRectInsets }
            $0.flipsForRightToLeft = image.details.flipsForRightToLeft
            if image.details.baselineOffset != baseline { $0.baselineOffset = image.details.baselineOffset }
        }
    }

    private var insets: UIEdgeInsets { UIEdgeInsets(top: 0, left: metrics.overhang.left, bottom: 0, right: metrics.overhang.right) }

    /// Returns traits with the scale of this symbol.
    private func specifyingScale(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    }
}

extension UIImage {
    /// Returns the symbol in the middle of an image of another size, in points. Returns other images unchanged.
    func centered(in size: CGSize) -> UIImage {
        guard var symbol = details.symbol else { return self }
        symbol.canvas = size
        return symbol.image(symbolConfiguration ?? .unspecified)
    }
}
