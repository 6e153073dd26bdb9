/// The images and settings of an image view.
struct ImageViewState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    /// The symbol configuration for attributes that an image does not specify.
    var preferredSymbols: UIImage.SymbolConfiguration?
    var adjustsForAccessibility = false
    var animation = ImageViewAnimation()
    /// The last variant that was selected, cached because traits rarely change.
    private var cachedVariant: (source: UIImage, traits: UITraitCollection, preferred: UIImage.SymbolConfiguration?, image: UIImage)?

    /// The current image, before its variant for the traits is selected.
    var currentImage: UIImage? { animation.frame ?? stillImage }

    /// The current image without an animation.
    var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// Returns the image to show for some traits.
    mutating func displayedImage(_ traits: UITraitCollection) -> UIImage? {
        guard let currentImage else { return nil }
        if let cachedVariant, cachedVariant.source === currentImage, cachedVariant.traits === traits,
            cachedVariant.preferred === preferredSymbols
        {
            return cachedVariant.image
        }
        let image = currentImage.resolved(traits, preferring: preferredSymbols)
        cachedVariant = (currentImage, traits, preferredSymbols, image)
        return image
    }

    /// Discards the cached variant.
    mutating func invalidateVariant() { cachedVariant = nil }
}
