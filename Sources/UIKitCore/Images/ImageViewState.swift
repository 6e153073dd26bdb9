/// What an image view was told to show.
struct ImageViewState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false

    /// What is to be seen.
    var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
