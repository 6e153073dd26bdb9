/// What an image view was told to show.
struct ImageViewState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    /// How symbols look that do not say it themselves.
    var preferredSymbols: UIImage.SymbolConfiguration?
    var adjustsForAccessibility = false
    var animation = ImageViewAnimation()
    /// The variant found last, as traits change seldom.
    private var found: (source: UIImage, traits: UITraitCollection, preferred: UIImage.SymbolConfiguration?, image: UIImage)?

    /// What is to be seen, before it is made to suit the traits.
    var chosen: UIImage? { animation.frame ?? still }

    /// What is to be seen while nothing runs.
    var still: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// What is to be seen under those traits.
    mutating func shown(_ traits: UITraitCollection) -> UIImage? {
        guard let chosen else { return nil }
        if let found, found.source === chosen, found.traits === traits, found.preferred === preferredSymbols { return found.image }
        let image = chosen.suiting(traits, preferring: preferredSymbols)
        found = (chosen, traits, preferredSymbols, image)
        return image
    }

    /// Has the variant looked for again.
    mutating func forgetVariant() { found = nil }
}
