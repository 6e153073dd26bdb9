extension SymbolPicture {
    /// The image of a symbol that was just made.
    func image(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
        var details = ImageDetails(scale: scale)
        details.symbol = self
        details.baselineOffset = metrics.baseline
        details.configuration = configuration
        let size = PixelSize(
            width: Int((metrics.size.width * scale).rounded()), height: Int((metrics.size.height * scale).rounded()))
        let drawing = VectorPicture(size: size, isConstant: !isColored) { [self] in render($0) }
        return UIImage(content: ImageContent(drawing), details: details)
    }

    /// The symbol made again for another configuration, shown as `image` is.
    func image(_ configuration: UIImage.Configuration, traits: UITraitCollection? = nil, of image: UIImage) -> UIImage {
        let symbols = UIImage.SymbolConfiguration(configuration.values)
        let traits = traits ?? configuration.traitCollection ?? .current
        guard let picture = SymbolPicture(name, symbols.values.symbol, traits: traits.displayScale > 0 ? traits : ownScale(traits)) else {
            return image
        }
        let made = picture.image(symbols)
        return made.changing {
            $0.tint = image.details.tint
            $0.renderingMode = image.details.renderingMode
            $0.alignmentRectInsets = image.details.alignmentRectInsets
            $0.flipsForRightToLeft = image.details.flipsForRightToLeft
            if image.details.baselineOffset != metrics.baseline { $0.baselineOffset = image.details.baselineOffset }
        }
    }

    private func ownScale(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
    }
}
